import { expect, test } from 'vitest';
import { callFaults } from './callFaults.ts';

const library = 'libs/shared/src/resources';

const defining = (file: string, name: string, path: string) => ({
  file,
  text: `import { read } from '@hondana/shared/api/read';\nexport const ${name} = read({\n  path: '${path}',\n});\n`,
});
const importing = (file: string, names: string) => ({ file, text: `import ${names} from 'calls';\n` });

const tag = defining(`${library}/tags.ts`, 'tagQuery', 'Tag/{tagId}');
const collection = importing('apps/collection/src/tags/TagsTab.tsx', '{ tagQuery }');

test('places calls of a resource that one app uses in that app', () => {
  expect(callFaults([tag, collection])).toEqual([
    `${library}/tags.ts: tagQuery belongs in apps/collection, beside its resource's other calls.`,
  ]);
});

test.each([
  ['another app', importing('apps/settings/src/Tags.tsx', '{\n  tagQuery,\n}')],
  ['a plugin', importing('examples/every-slot/src/Tab.tsx', '{ tagQuery }')],
  ['the library', importing('libs/shared/src/anime/tags.ts', '{ tagQuery }')],
])('places those that %s uses too in the library', (_, user) => {
  expect(callFaults([tag, collection, user])).toEqual([]);
  const inApp = defining('apps/collection/src/shared/tags.ts', 'tagQuery', 'Tag/{tagId}');
  expect(callFaults([inApp, collection, user])).toEqual([
    `apps/collection/src/shared/tags.ts: tagQuery belongs in ${library}, beside its resource's other calls.`,
  ]);
});

test('judges by resource, not by single call', () => {
  const other = defining('apps/utilities/src/tagList.ts', 'tagListQuery', '/api/Tag/User');
  expect(callFaults([tag, collection, other])).toEqual([
    `apps/utilities/src/tagList.ts: tagListQuery belongs in ${library}, beside its resource's other calls.`,
  ]);
});

test('ignores type imports and namespace imports', () => {
  const others = ['type { tagQuery }', '* as tags'].map((names) => importing('examples/gallery/a.ts', names));
  expect(callFaults([tag, collection, ...others])).toHaveLength(1);
});

test('places a query key that one module names in that module', () => {
  const keys = { file: 'libs/shared/src/queryKeys.ts', text: 'export const tagKeys = {};\n' };
  const naming = importing('libs/shared/src/resources/tags.ts', '{ tagKeys }');
  expect(callFaults([keys, naming])).toEqual([
    `${keys.file}: tagKeys belongs in ${naming.file}, which alone names it.`,
  ]);
  expect(callFaults([keys, naming, importing('libs/shared/src/live/live.ts', '{ tagKeys }')])).toEqual([]);
});
