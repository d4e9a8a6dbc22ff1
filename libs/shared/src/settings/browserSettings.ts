/** For users whom the server denies settings. */
function storageName(username: string): string {
  return `hondana.settings.${username}`;
}

/** The user's stored text, or ''. */
export function readBrowserSettings(username: string): string {
  try {
    return localStorage.getItem(storageName(username)) ?? '';
  } catch {
    return '';
  }
}

/** @throws when storage is full or denied */
export function writeBrowserSettings(username: string, text: string): void {
  localStorage.setItem(storageName(username), text);
}
