import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFile, generatedOperations, generateOperations, generateTypes } from './generateTypes.ts';

test('the generated types are what the contract gives today', async () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(await generateTypes());
  expect(readFileSync(generatedOperations, 'utf8')).toBe(generateOperations());
});
