import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileThemes } from '../testing/hostileThemes.tsx';
import { processorTime } from '../testing/processorTime.tsx';
import { isCssColor } from './cssColor.ts';
import { maxThemeLength, parseTheme } from './parseTheme.ts';
import { themeVariables } from './themeVariables.ts';

const contract = new URL('../../../../contract/5.3/theme-variables.md', import.meta.url);
const valuesOf = (css: string) => Object.fromEntries(parseTheme(css, 'sea').variables);

test('knows exactly the variables of the contract', () => {
  const listed = readFileSync(contract, 'utf8').match(/^- `(--[\w-]+)`$/gm);
  expect(themeVariables.map((name) => `- \`${name}\``)).toEqual(listed);
});

test('reads an existing theme unchanged, with its palette resolved', () => {
  const css = `
    /* The Sea, by somebody { */
    .theme-sea {
      --deep: #123456; --tint: color-mix(in srgb, var(--deep) 40%, white);
      --panel-background: var(--deep);
      --panel-border: rgba(10, 20, 30, 0.5) !important;
      --panel-text: hsl(210deg 40% 90% / 80%);
      --button-primary: var(--tint);
      --topnav-text: RebeccaPurple
    }`;
  expect(parseTheme(css, 'sea')).toEqual({
    variables: new Map([
      ['--panel-background', '#123456'],
      ['--panel-border', 'rgba(10, 20, 30, 0.5)'],
      ['--panel-text', 'hsl(210deg 40% 90% / 80%)'],
      ['--button-primary', 'color-mix(in srgb, #123456 40%, white)'],
      ['--topnav-text', 'RebeccaPurple'],
    ]),
    ignored: [],
    unnamed: 0,
  });
});

test.each([
  ['@import url(https://evil.example/x.css);', '@import url(https://evil.example/x.css)'],
  ['@font-face { font-family: x; src: url(https://evil.example/f) }', '@font-face'],
  ['@media screen { .theme-sea { --panel-text: red } }', '@media screen'],
  ['body { display: none }', 'body'],
  ['.theme-sea, .login { --panel-text: red }', '.theme-sea, .login'],
  ['.theme-sea .button { --panel-text: red }', '.theme-sea .button'],
  ['.theme-sea { position: fixed }', 'position: fixed'],
  ['.theme-sea { & a { --panel-text: red } }', '& a'],
  ['.theme-sea { --panel-text: url(https://evil.example/a) }', '--panel-text: url(https://evil.example/a)'],
  ['.theme-sea { --panel-text: expression(alert(1)) }', '--panel-text: expression(alert(1))'],
  ['.theme-sea { --panel-text: \\75rl(//evil.example) }', '--panel-text: \\75rl(//evil.example)'],
  ['.theme-sea { --panel-text: red url(x) }', '--panel-text: red url(x)'],
  ['.theme-sea { --panel-text: image-set("x" 1x) }', '--panel-text: image-set("x" 1x)'],
  ['.theme-sea { --panel-text: var(--missing) }', '--panel-text: var(--missing)'],
  ['.theme-sea { --panel-text: env(x) }', '--panel-text: env(x)'],
  ['.theme-sea { --color-text: red }', '--color-text: red'],
  ['.theme-sea { \\2d-panel-text: red }', '\\2d-panel-text: red'],
  ['.theme-\\73 ea { --panel-text: red }', '.theme-\\73 ea'],
  ['</style><script>alert(1)</script>', '</style><script>alert(1)</script>'],
])('ignores and names %s', (css, named) => {
  const { variables, ignored } = parseTheme(css, 'sea');
  expect([...variables]).toEqual([]);
  expect(ignored).toEqual([named]);
});

test.each(hostileThemes)('takes only the colour of the hostile theme “$id”, and names the harm', (theme) => {
  const { variables, ignored } = parseTheme(theme.css, theme.id);
  expect([...variables.values()]).toEqual(theme.text === undefined ? [] : [theme.text]);
  expect(ignored).toContain(theme.named);
});

test('keeps the valid declarations that remain in broken CSS', () => {
  const good = '.theme-sea { --panel-text: red; }';
  expect(valuesOf(`a { content: "}" } ${good}`)).toEqual({ '--panel-text': 'red' });
  expect(valuesOf(`a { content: "\\"}" } ${good}`)).toEqual({ '--panel-text': 'red' });
  expect(valuesOf(`} ${good}`)).toEqual({});
  expect(valuesOf('.theme-sea { --panel-text: red; --panel-icon: blue')).toEqual({
    '--panel-text': 'red',
    '--panel-icon': 'blue',
  });
  expect(valuesOf(`${good} /* never ends .theme-sea { --panel-icon: blue }`)).toEqual({
    '--panel-text': 'red',
  });
});

test('drops circular and ever-growing variables', () => {
  const circle = '--panel-text: var(--a); --a: var(--b); --b: var(--a)';
  expect(valuesOf(`.theme-sea { ${circle} }`)).toEqual({});
  const growing = Array.from({ length: 30 }, (_, n) => `--v${n}: var(--v${n + 1}) var(--v${n + 1})`).join(
    ';',
  );
  expect(valuesOf(`.theme-sea { ${growing}; --v30: red; --panel-text: var(--v0) }`)).toEqual({});
});

test('rejects five megabytes as a whole, and counts the faults beyond the first 50', () => {
  const huge = `.theme-sea { --panel-text: red } ${'a{}'.repeat(2_000_000)}`;
  expect(huge.length).toBeGreaterThan(5_000_000);
  expect(parseTheme(huge, 'sea')).toMatchObject({
    variables: new Map(),
    ignored: ['Everything: the theme is larger than 256 KiB'],
  });
  const { ignored, unnamed } = parseTheme('a{}'.repeat(1000), 'sea');
  expect([ignored.length, unnamed]).toEqual([50, 950]);
});

test('returns only known names with plain colours for any input', () => {
  const pieces = fc.constantFrom(
    '.theme-sea',
    '{',
    '}',
    ';',
    ':',
    '--panel-text',
    '--panel-icon',
    'red',
    '#fff',
    'url(',
    ')',
    '(',
    '"',
    "'",
    '\\',
    '/*',
    '*/',
    '@import',
    'var(--panel-icon)',
    'color-mix(in srgb, red, blue)',
    ',',
    ' ',
    '\n',
    '!important',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }), (parts) => {
      for (const [name, value] of parseTheme(parts.join(''), 'sea').variables) {
        expect(themeVariables).toContain(name);
        expect(isCssColor(value)).toBe(true);
        expect(value).not.toMatch(/url|[\\;{}"'@]/i);
      }
    }),
    { numRuns: 500 },
  );
});

test('parses hostile text of the maximum length within 3 s of processor time', () => {
  for (const piece of ['/*', '"', '{', 'var(--a)', '--panel-text:', 'rgb(1,', 'color-mix(in srgb,', '\\']) {
    const text = `.theme-sea { --panel-text: ${piece.repeat(Math.floor(maxThemeLength / piece.length) - 40)}`;
    expect(processorTime(() => parseTheme(text, 'sea'))).toBeLessThan(3000);
  }
});
