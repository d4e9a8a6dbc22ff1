import { isDataSaverOn } from '@hondana/shared/ahead/isDataSaverOn';

/** Whether code is fetched only for what is pointed at: on a phone, a slow connection, and where data is to be saved. */
export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string };
  };
  const isSlow = /2g|3g/.test(connection?.effectiveType ?? '');
  return isSlow || isDataSaverOn() || matchMedia('(hover: none)').matches;
}
