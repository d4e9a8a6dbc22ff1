import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderName, parentPath, pathSteps } from './folderPath.ts';

test.each([
  ['/', ['/']],
  ['/srv/media/', ['/', '/srv', '/srv/media']],
  ['/srv//media', ['/', '/srv', '/srv/media']],
  ['/a\\b', ['/', '/a\\b']],
  ['C:\\', ['C:\\']],
  ['C:\\Anime\\New', ['C:\\', 'C:\\Anime', 'C:\\Anime\\New']],
  ['D:/Anime', ['D:/', 'D:/Anime']],
  ['\\\\nas\\video\\Anime', ['\\\\nas\\video\\', '\\\\nas\\video\\Anime']],
  ['', []],
])('splits %s into the steps %o', (path, steps) => {
  expect(pathSteps(path).map((step) => step.path)).toEqual(steps);
});

test('names a folder after its last part, and finds its parent', () => {
  expect(folderName('/srv/media/anime/')).toBe('anime');
  expect(parentPath('/srv/media/anime/')).toBe('/srv/media');
  expect(parentPath('/srv')).toBe('/');
  expect(parentPath('/')).toBeUndefined();
  expect(parentPath('C:\\')).toBeUndefined();
});

const names = fc.array(
  fc.string({ minLength: 1 }).filter((name) => !/[\\/]/.test(name)),
  { maxLength: 8 },
);

test.each([
  ['/', '/'],
  ['C:\\', '\\'],
])('splits any path below %s into its parts in order, ending with the path itself', (root, separator) => {
  fc.assert(
    fc.property(names, (parts) => {
      const path = root + parts.join(separator);
      const steps = pathSteps(path);
      expect(steps.map(({ name }) => name)).toEqual([root, ...parts]);
      expect(steps.at(-1)?.path).toBe(path);
      for (const step of steps.slice(1))
        expect(step.path.startsWith(parentPath(step.path) ?? '?')).toBe(true);
    }),
  );
});
