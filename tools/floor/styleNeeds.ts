import type { Identifier } from '@mdn/browser-compat-data/types';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { css, needsOf, partsOf } from './compatibility.ts';
import type { Need } from './need.ts';

const atRules = css['at-rules'];
const { properties, selectors } = css;

/** MDN lists functions among the types, some nested in others. */
const functions = new Map<string, Identifier>();
function collectFunctions(types: Identifier): void {
  for (const [name, type] of partsOf(types)) {
    if (!functions.has(name)) functions.set(name, type);
    collectFunctions(type);
  }
}
collectFunctions(css.types as Identifier);

function needsOfNode(node: CssNode, property: string | undefined): Need[] {
  switch (node.type) {
    case 'Atrule': {
      const conditions = node.prelude ? generate(node.prelude).matchAll(/\(\s*([a-z-]+)\s*[:<>=)]/g) : [];
      return [
        ...needsOf(`@${node.name}`, atRules?.[node.name]),
        ...[...conditions].flatMap(([, name = '']) =>
          needsOf(`@${node.name} (${name})`, atRules?.[node.name]?.[name]),
        ),
      ];
    }
    case 'Declaration':
      return needsOf(node.property, properties?.[node.property]);
    case 'Identifier': {
      const known = property === undefined ? undefined : properties?.[property]?.[node.name];
      return needsOf(`${property}: ${node.name}`, known);
    }
    case 'Function':
      return needsOf(`${node.name}()`, functions.get(node.name));
    case 'PseudoClassSelector':
      return needsOf(`:${node.name}`, selectors?.[node.name]);
    case 'PseudoElementSelector':
      return needsOf(`::${node.name}`, selectors?.[node.name]);
    case 'NestingSelector':
      return needsOf('&', selectors?.nesting);
    default:
      return [];
  }
}

/** @throws for invalid CSS */
export function styleNeeds(text: string): Need[] {
  const sheet = parse(text, {
    // The parser fails on deeply nested conditions; their text is enough.
    parseAtrulePrelude: false,
    onParseError(error) {
      throw error;
    },
  });
  const needs: Need[] = [];
  walk(sheet, function (node) {
    needs.push(...needsOfNode(node, this.declaration?.property));
  });
  return needs;
}
