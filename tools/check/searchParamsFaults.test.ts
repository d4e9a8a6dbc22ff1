import { expect, test } from 'vitest';
import { searchParamsFaults } from './searchParamsFaults.ts';

test.for([
  ['const [params, setParams] = useSearchParams();', [/^1 takes the setter/]],
  ['\nconst [, setParams] = useSearchParams();', [/^2 takes the setter/]],
  ['const setParams = useSearchParams()[1];', [/^1 takes the setter/]],
  [
    'const [params] = useSearchParams();\nconst next = new URLSearchParams(params);',
    [/^2 copies parameters/],
  ],
  [
    'const { search, hash } = useLocation();\nconst next = new URLSearchParams(search);',
    [/^2 copies parameters/],
  ],
  [
    'const { search: text } = useLocation();\nconst next = new URLSearchParams(text);',
    [/^2 copies parameters/],
  ],
] as const)('%j is a fault', ([text, expected]) => {
  expect(searchParamsFaults(text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test.for([
  "import { useSearchParams } from '@hondana/shared/navigation';\nconst [params] = useSearchParams();",
  'const { pathname } = useLocation();\nconst readable = (search: string) => new URLSearchParams(search);',
  'const [params] = useSearchParams();\nconst query = new URLSearchParams({ f: text });',
  'const present = new URLSearchParams(getLocation().search);',
])('%j is none', (text) => {
  expect(searchParamsFaults(text)).toEqual([]);
});
