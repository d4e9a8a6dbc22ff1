import { afterEach, expect, test, vi } from 'vitest';
import { mayLoadFrom, otherOriginRefusal, pagePolicy } from './pagePolicy.ts';

const base = 'https://box.example/webui/';
const content = [
  "default-src 'self' https://default.example",
  "style-src 'self' http://localhost:* https://named.example https://half.example",
  " connect-src  'self' http://localhost:* https://named.example https://ports.example:*",
  'style-src-elem https://ports.example:8080',
].join(';');

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([
  ['remotes/notes/1.0.0/', true],
  ['https://box.example/elsewhere/', true],
  ['https://named.example/notes/', true],
  ['http://localhost:5000/', true],
  ['https://named.example:8443/', false],
  ['http://named.example/', false],
  ['https://half.example/', false],
  ['https://default.example/', false],
  ['https://ports.example:8080/', false],
  ['https://other.example/', false],
] as const)('allows files from %s: %s', ([folder, may]) => {
  expect(mayLoadFrom(folder, { base, content })).toBe(may);
});

test('allows any origin without a policy, and only its own under an empty one', () => {
  expect(mayLoadFrom('https://other.example/', { base })).toBe(true);
  expect(mayLoadFrom('https://other.example/', { base, content: '' })).toBe(false);
  expect(mayLoadFrom('notes/', { base, content: '' })).toBe(true);
});

test('explains a refusal with the origin of the files and a remedy', () => {
  expect(otherOriginRefusal('https://other.example/notes/', { base })).toBe(
    'It is served from https://other.example, and this deployment’s policy does not let pages load from there. Copy its folder beside the interface’s own remotes, or add it for everyone, which copies it.',
  );
});

test('reads the page’s own policy from its meta element', () => {
  const selectors: string[] = [];
  const querySelector = (selector: string) => {
    selectors.push(selector);
    return { content };
  };
  vi.stubGlobal('document', { baseURI: base, querySelector });
  expect(pagePolicy()).toEqual({ base, content });
  expect(selectors).toEqual(['meta[http-equiv="Content-Security-Policy"]']);
  vi.stubGlobal('document', { baseURI: base, querySelector: () => null });
  expect(pagePolicy()).toEqual({ base, content: undefined });
});
