import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFile, generatedOperations, generateOperations, generateTypes } from './generateTypes.ts';

test('the generated types match the contract', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await generateTypes());
  expect(readFileSync(generatedOperations, 'utf8')).toBe(generateOperations());
});
