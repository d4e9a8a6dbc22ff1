export const notePrefix = 'hondana.asked.';

/** Under which a failed request for the login page's picture is noted. */
export const backdropNote = 'backdrop';

/** Lets the next `fetchWithBackoff` make a request again, since something has shown that it will succeed. */
export function endBackoff(name: string): void {
  try {
    localStorage.removeItem(notePrefix + name);
  } catch {
    // Without storage nothing is noted.
  }
}
