import { expect, test } from 'vitest';
import { roleText } from '../shared/roleText.ts';
import { sourceMaterialText } from './sourceMaterialText.ts';

test.each([
  ['Light Novel', 'Light Novel'],
  ['manga', 'Manga'],
  ['Radio Programme', 'Radio Programme'],
  ['', 'Original Work'],
  [null, 'Original Work'],
])('names the source %s as %s', (source, text) => {
  expect(sourceMaterialText(source)).toBe(text);
});

test.each(['Main Character', 'Key Animation Supervision', 'constructor'])('names the role %s', (role) => {
  expect(roleText(role)).toBe(role);
});
