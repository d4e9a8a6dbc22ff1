/** Whether a text from the address can be the number of a preset. */
export function isPresetId(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
