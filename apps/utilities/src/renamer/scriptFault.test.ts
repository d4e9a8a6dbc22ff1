import { expect, test } from 'vitest';
import { relocationResult } from '../testing/relocationResult.ts';
import { scriptFault } from './scriptFault.ts';

const failed = (ErrorMessage: string | null, IsSuccess = false) =>
  relocationResult({ ErrorMessage, IsSuccess });

test.each([
  ['*Error: Unable to parse line 3 of the script.', 3],
  ['[string "main"]:12: attempt to index a nil value', 12],
  ['(7,14): error CS1002: ; expected', 7],
  ['Unable to find File with ID 12', undefined],
  ['The deadline 12 has passed', undefined],
  ['Show (7,14): error', undefined],
])('reads the line of a fault when the message names one: %s', (message, line) => {
  expect(scriptFault([failed(message)])?.line).toBe(line);
});

test('takes the first failure that names a line and ignores results that succeeded', () => {
  const succeeded = failed('line 1', true);
  const results = [failed(null), succeeded, failed('No name'), failed('On line 4'), failed('line 5')];
  expect(scriptFault(results)).toEqual({ line: 4, message: 'On line 4' });
});
