import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';

const faults: string[] = [];
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;
let seen = 0;

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

for await (const file of glob('{apps,libs,templates,examples}/**/*.css', {
  cwd: repositoryPath(),
  exclude: (name) => /node_modules|dist/.test(String(name)),
})) {
  seen += 1;
  const css = withoutComments(readFileSync(repositoryPath(file), 'utf8'));
  const name = path.basename(file);
  // The page's own style applies before the tokens load.
  if (name === 'tokens.css' || file === 'apps/shell/page/page.css') continue;
  css.split('\n').forEach((line, index) => {
    if (rawColour.test(line)) faults.push(`${file}:${index + 1} has a raw colour: use a token.`);
  });
  if (!file.endsWith('.module.css')) continue;
  if (!/^\s*@layer (ui|app)\s*\{/.test(css)) faults.push(`${file} is not inside a cascade layer.`);
  const defined = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, className]) => String(className)));
  const siblings = await Array.fromAsync(
    glob(path.join(path.dirname(file), '*.tsx'), { cwd: repositoryPath() }),
  );
  const users = siblings
    .map((sibling) => ({ sibling, text: readFileSync(repositoryPath(sibling), 'utf8') }))
    .filter(({ text }) => text.includes(`'./${name}'`));
  if (users.length === 0) faults.push(`${file} is not used.`);
  for (const { sibling, text } of users) {
    const binding = new RegExp(`import (\\w+) from '\\./${name.replaceAll('.', '\\.')}'`).exec(text)?.[1];
    if (!binding) continue;
    for (const [, className = ''] of text
      .replace(/^import .*$/gm, '')
      .matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))) {
      if (!defined.has(className))
        faults.push(`${sibling} names the class ${className}, which ${name} lacks.`);
    }
  }
}

if (seen === 0) faults.push('No style sheet was seen.');
for (const fault of faults) console.error(fault);
console.log(`${seen} style sheets, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
