import { expect, test } from 'vitest';
import { isConfined } from './isConfined.ts';

test.for([
  '.notes',
  '.notes td > a:hover',
  'table.notes:not(.small, .large)',
  '.hondana_notes-list_a1b2c3 ~ p',
  '.notes::before, .notes:is(a, b)',
  '.notes[title="a, b (c"]',
  '.sm\\:p-4',
])('accepts %s, which matches only what the plugin renders', (selector) => {
  expect(isConfined(selector, 'hondana_notes')).toBe(true);
});

test.for([
  '*',
  'body',
  ':root',
  'a:hover',
  '::selection',
  '.notes, button',
  '.dark body',
  'html.dark',
  '#root',
  '#root.notes',
  '[data-frame]',
  ':is(body, .notes)',
  'p:not(.notes)',
  '[title=".notes"]',
  '.notes .hondana_shell-frame_x1',
])('rejects %s, which matches more', (selector) => {
  expect(isConfined(selector, 'hondana_notes')).toBe(false);
});
