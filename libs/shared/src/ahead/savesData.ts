/**
 * Whether the user has turned on the browser's data saver; false except in Chromium, the only one to report it.
 * @example if (!savesData()) fetchNextPage();
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
