import type { Identifier } from '@mdn/browser-compat-data/types';
import { type AnyNode, type MemberExpression, parse } from 'acorn';
import { ancestor, simple } from 'acorn-walk';
import { api, javascript, needsOf, partsOf } from './compatibility.ts';
import type { Need } from './need.ts';

const builtins = partsOf(javascript.builtins);
const globals: Readonly<Record<string, Identifier>> = { ...api, ...Object.fromEntries(builtins) };

const globalNamed = (name: string): Identifier | undefined =>
  Object.hasOwn(globals, name) ? globals[name] : api.Window?.[name];

const commonObjects =
  'Node Element HTMLElement Document Event EventTarget Range Selection DOMTokenList AbortSignal URLSearchParams Headers Request Response Blob FormData History';

/** Objects on nearly every page. Methods of rarer objects have ambiguous names: `run`, `queue`, `first`. */
const common: readonly (Identifier | undefined)[] = [
  ...builtins.map(([, type]) => type),
  ...partsOf(globals.Intl).map(([, type]) => type),
  ...commonObjects.split(' ').map((name) => api[name]),
];

const methods = Map.groupBy(
  common.flatMap(partsOf).filter(([name]) => /^[a-zA-Z]+$/.test(name)),
  ([name]) => name,
);

/** The type of `x` in `x.name()` is unknown, so a method is lacking only if every object got it too late. */
function methodNeeds(name: string): readonly Need[] {
  const known = (methods.get(name) ?? []).map(([, method]) => needsOf(`….${name}()`, method));
  return known.length === 0 || known.some(({ length }) => length === 0) ? [] : (known[0] ?? []);
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** Newer syntax than the floor's year is an error. */
function parsed(text: string): AnyNode {
  return parse(text, { ecmaVersion: 2024, sourceType: /^(im|ex)port\b/m.test(text) ? 'module' : 'script' });
}

/**
 * Optional calls (`a.name?.()`) don't count.
 * @throws for syntax that is newer than the floor
 */
export function scriptNeeds(text: string): Need[] {
  const script = parsed(text);
  const needs: Need[] = [];
  simple(script, {
    MemberExpression(node) {
      const name = nameOf(node);
      const owner = node.object.type === 'Identifier' ? node.object.name : undefined;
      if (name === undefined || owner === undefined) return;
      if (owner === 'globalThis' || owner === 'window') needs.push(...needsOf(name, globalNamed(name)));
      else if (Object.hasOwn(globals, owner)) {
        const type = globals[owner];
        needs.push(...needsOf(`${owner}.${name}`, type?.[`${name}_static`] ?? type?.[name]));
      }
    },
    CallExpression({ callee, optional }) {
      if (optional || callee.type !== 'MemberExpression') return;
      const name = nameOf(callee);
      const isStatic = callee.object.type === 'Identifier' && Object.hasOwn(globals, callee.object.name);
      if (name !== undefined && !isStatic) needs.push(...methodNeeds(name));
    },
  });
  ancestor(script, {
    Identifier({ name }, _state, ancestors) {
      // The local names of a minified script are short, and keys are no variables.
      if (name.length > 3 && ancestors.at(-2)?.type !== 'Property')
        needs.push(...needsOf(name, globalNamed(name)));
    },
  });
  return needs;
}
