/** Plugins that are off in this browser: a version that froze a page, or all versions when disabled by the user. */

/** In place of a version. The page's first script skips such a plugin. */
const anyVersion = '*';

function nameOf(id: string): string {
  return `hondana.plugin.${id}/stopped`;
}

/**
 * Whether a version of a plugin is switched off.
 * @example if (isPluginStopped('watch-statistics', '1.0.0')) showSwitch();
 */
export function isPluginStopped(id: string, version: string): boolean {
  try {
    return localStorage.getItem(nameOf(id)) === version;
  } catch {
    return false;
  }
}

/** Switches a version of a plugin off. */
export function stopPlugin(id: string, version: string): void {
  try {
    localStorage.setItem(nameOf(id), version);
  } catch {
    // With storage blocked, the next load would not know either.
  }
}

/**
 * Whether a plugin is disabled in this browser.
 * @example if (isPluginDisabled('watch-statistics')) showSwitch();
 */
export function isPluginDisabled(id: string): boolean {
  return isPluginStopped(id, anyVersion);
}

/**
 * Disables a plugin in this browser from the next page load.
 * @throws DOMException when the browser's storage is full or blocked
 */
export function disablePlugin(id: string): void {
  localStorage.setItem(nameOf(id), anyVersion);
}

/** Switches a plugin on again. */
export function enablePlugin(id: string): void {
  try {
    localStorage.removeItem(nameOf(id));
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
