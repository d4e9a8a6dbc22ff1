import { expect, test } from 'vitest';
import { removeLeaks } from './removeLeaks.ts';

declare global {
  interface ImportMeta {
    glob(pattern: string, options: object): Record<string, string>;
  }
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const textOf = (sheet: CSSStyleSheet): string =>
  [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' ')).join(' ');

test('removes rules that reach beyond the plugin, however deeply nested, and keeps the rest', () => {
  const sheet = sheetOf(`
    body { display: none }
    .notes { color: red; & a { color: blue } }
    @layer app { * { margin: 0 } .notes-list { margin: 0 } }
    @media (min-width: 1px) { @supports (color: red) { :root { --accent: red } .wide { color: red } } }
    @property --accent { syntax: '*'; inherits: false }
    @scope (.notes) { p { color: red } }
    @scope (main) { p { color: red } .own { color: red } }
    @page { margin: 0 }
    @keyframes notes-turn { to { rotate: 1turn } }
    @font-face { font-family: Notes; src: url(notes.woff2) }
  `);
  expect(removeLeaks(sheet, 'hondana_notes')).toEqual(['body', '*', ':root', '@property', 'p', '@page']);
  const left = textOf(sheet);
  for (const kept of ['.notes ', '.notes-list', '.wide', '(.notes)', '.own', 'notes-turn', 'font-face']) {
    expect(left).toContain(kept);
  }
  expect(left).not.toMatch(/body|\* \{|:root|@property|@page/);
  expect(removeLeaks(sheet, 'hondana_notes')).toEqual([]);
});

test('keeps every rule of the shared components’ style sheets, which plugins bundle', () => {
  const sheets = import.meta.glob('../../../../libs/shared/src/**/*.module.css', {
    query: '?inline',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sheets).length).toBeGreaterThan(20);
  const lost = Object.entries(sheets).map(([name, css]) => [name, removeLeaks(sheetOf(css), 'any')]);
  expect(lost.filter(([, leaks]) => leaks?.length)).toEqual([]);
});
