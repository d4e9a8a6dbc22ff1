import { expect, test } from 'vitest';
import type { Renamer, RenamerSettingDefinition } from './renamers.ts';
import { configLabel, valueFault, valuesOf } from './settingValues.ts';

const whole: RenamerSettingDefinition = {
  Name: 'Digits',
  Description: null,
  SettingType: 'Integer',
  MinimumValue: 1,
  MaximumValue: 4,
};
const renamer: Renamer = {
  RenamerID: 'r',
  Version: '1.0',
  Name: 'Namer',
  Description: null,
  Enabled: true,
  Settings: [whole],
  DefaultSettings: [{ Name: 'Digits', Value: 2 }],
};
const config = { RenamerID: 'r', Name: 'Mine', Settings: [] };

test('rejects numbers outside their limits and fractions of integers', () => {
  expect([0, 1, 4, 5, 2.5, 'x', null].map((value) => valueFault(whole, value))).toEqual([
    'The minimum is 1.',
    undefined,
    undefined,
    'The maximum is 4.',
    'Enter a whole number.',
    'Enter a number.',
    'Enter a number.',
  ]);
  expect(valueFault({ ...whole, SettingType: 'Decimal' }, 2.5)).toBeUndefined();
});

test('uses the renamer’s default for a value that the config lacks', () => {
  expect(valuesOf(config, renamer)).toEqual([{ Name: 'Digits', Value: 2 }]);
  expect(valuesOf({ ...config, Settings: [{ Name: 'Digits', Value: 3 }] }, renamer)[0]?.Value).toBe(3);
});

test('labels a config with its renamer, or as unknown without one', () => {
  expect(configLabel(config, renamer)).toBe('Mine (Namer - 1.0)');
  expect(configLabel(config, undefined)).toBe('Mine (<Unknown>)');
});
