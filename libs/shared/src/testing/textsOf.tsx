import type { Locator } from 'vitest/browser';

/**
 * Reads the texts of all elements of a locator, to be polled.
 * @example await expect.poll(textsOf(page.getByRole('option'))).toEqual(['Anime', 'Anime Movies']);
 */
export const textsOf = (places: Locator) => () => places.elements().map(({ textContent }) => textContent);
