/**
 * Whether the reader has asked the browser to save data. Nothing is then fetched on a guess. Only Chromium tells; with
 * other browsers do not tell.
 *
 * @example if (!savesData()) fetchNextPage();
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
