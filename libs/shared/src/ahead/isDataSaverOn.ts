/**
 * Whether the user has turned on the browser's data saver; false except in Chromium, the only one to report it.
 * @example if (!isDataSaverOn()) fetchNextPage();
 */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
