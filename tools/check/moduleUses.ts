/** What no rule of Stylelint knows: that a CSS Module is used, and has each class that components name. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import stylelint, { type RuleBase } from 'stylelint';
import { repositoryPath } from '../build/paths.ts';

const ruleName = 'hondana/module-uses';

function usesIn(file: string) {
  const text = readFileSync(repositoryPath(file), 'utf8');
  return [...text.matchAll(/^import (?:(\w+) from )?'(\.[^']+\.module\.css)'/gm)].map(
    ([, binding, place = '']) => ({
      file,
      sheet: repositoryPath(path.dirname(file), place),
      names: binding
        ? [...text.matchAll(new RegExp(`(?<!/)\\b${binding}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
        : [],
    }),
  );
}

const components = globSync('{apps,libs,templates,examples}/**/*.tsx', {
  cwd: repositoryPath(),
  exclude: ['**/node_modules', '**/dist'],
});
const uses = Map.groupBy(components.flatMap(usesIn), ({ sheet }) => sheet);

const check: RuleBase = () => (root, result) => {
  const report = (message: string) => stylelint.utils.report({ ruleName, result, node: root, message });
  // The rules about layers accept one without a name.
  root.walkAtRules('layer', ({ params }) => {
    if (params === '') report('A layer has no name.');
  });
  const classes = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) classes.add(name);
  });
  const users = uses.get(root.source?.input.file ?? '');
  if (!users) report('No component imports it.');
  for (const { file, names } of users ?? []) {
    for (const name of names)
      if (!classes.has(name)) report(`${file} names the class ${name}, which it lacks.`);
  }
};

export const moduleUses = stylelint.createPlugin(ruleName, Object.assign(check, { ruleName, messages: {} }));
