import { readFile, rename, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

/**
 * Changes the text of a file as editors save that never leave half a file behind: another takes its place.
 *
 * @throws Error where that changes nothing
 */
export async function replaceFile(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(`${file}.saving`, after);
  await rename(`${file}.saving`, file);
}
