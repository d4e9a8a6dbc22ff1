import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { Finding } from './Finding.ts';
import type { FileContents } from './readFiles.ts';

interface Rule {
  readonly head: string;
  readonly body: string;
}

const harmless = /^@(keyframes|-webkit-keyframes|font-face|property|counter-style)\b/;
const conditions = /^@(media|supports|container|starting-style|scope)\b/;

function withoutCommentsAndTexts(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/g, '""');
}

/** Rules of one level with the content of their braces; statements without braces have no body. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let begin = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === '{' && depth++ === 0) open = at;
    else if (sign === '}' && --depth === 0) {
      rules.push({ head: css.slice(begin, open).trim(), body: css.slice(open + 1, at) });
      begin = at + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: css.slice(begin, at).trim(), body: '' });
      begin = at + 1;
    }
  }
  return rules;
}

/** Splits at the outermost level only; brackets stay intact. */
function splitOutside(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const one of text) {
    if (one === '(' || one === '[') depth++;
    if (one === ')' || one === ']') depth--;
    if (one === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += one;
  }
  return parts.map((part) => part.trim());
}

/** `:not()` and `:has()` don't limit the styled elements to the remote's own. */
function withoutConditions(selector: string): string {
  const at = selector.search(/:(not|has)\(/);
  if (at < 0) return selector;
  let end = selector.indexOf('(', at);
  for (let depth = 0; end < selector.length; end++) {
    if (selector[end] === '(') depth++;
    else if (selector[end] === ')' && --depth === 0) break;
  }
  return selector.slice(0, at) + withoutConditions(selector.slice(end + 1));
}

function faultsIn(css: string, own: string, isInLayer = false): string[] {
  return rulesOf(css).flatMap(({ head, body }) => {
    if (head === '' || harmless.test(head)) return [];
    if (head.startsWith('@import')) return ['@import loads styles that nobody has checked.'];
    if (head.startsWith('@layer')) {
      const isOurs = /^@layer (ui|app)$/.test(head) && body !== '';
      return isOurs ? faultsIn(body, own, true) : [`“${head}”: a remote’s rules lie in “@layer app { … }”.`];
    }
    if (conditions.test(head)) return faultsIn(body, own, isInLayer);
    if (head.startsWith('@')) return [`“${head}” is not for remotes.`];
    const wide = splitOutside(head, ',').filter((selector) => !withoutConditions(selector).includes(own));
    return [
      ...(isInLayer
        ? []
        : [`“${head}” is in no layer, and so wins over everything: put it into “@layer app { … }”.`]),
      ...wide.map(
        (selector) =>
          `“${selector}” styles more than the remote’s own parts: select by a class of a CSS Module.`,
      ),
    ];
  });
}

/** @param container prefix of the remote's class names */
export function styleFindings({ container }: RemoteDescriptor, contents: FileContents): Finding[] {
  return [...contents]
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([place, content]) => {
      const texts = faultsIn(withoutCommentsAndTexts(content.toString()), `.${container}-`);
      return [...new Set(texts)].map((text) => ({ place, text }));
    });
}
