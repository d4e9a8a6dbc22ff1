export function isPresetId(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
