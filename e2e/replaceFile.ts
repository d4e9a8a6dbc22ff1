import { readFile, rename, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

/** Saves like editors that write a new file and rename it. */
export async function replaceFile(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(`${file}.saving`, after);
  await rename(`${file}.saving`, file);
}
