/** Where a user keeps settings whom the server denies them: in this browser, by name. */
function storageName(username: string): string {
  return `hondana.settings.${username}`;
}

/** The kept text of a user, or an empty one. */
export function readBrowserSettings(username: string): string {
  try {
    return localStorage.getItem(storageName(username)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a user's text. Throws when the browser has no room or keeps nothing. */
export function writeBrowserSettings(username: string, text: string): void {
  localStorage.setItem(storageName(username), text);
}
