import { expect, type Page } from './fixtures.ts';

/** Keys of kept answers, which name the user and the call: `"Default"-["v3","groups",…]`. */
export function keptAnswers(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('hondana-answers');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('answers');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String).filter((key) => key !== 'index'));
          };
        };
      }),
  );
}

export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptAnswers(page)).toContainEqual(expect.stringContaining(path));
}

export async function untilNothingKept(page: Page): Promise<void> {
  await expect.poll(() => keptAnswers(page)).toEqual([]);
}
