/**
 * Plugins that are off in this browser: those that made a page stop answering, each in the version that did it, and those
 * that were disabled here, whatever their version, until they are switched on again.
 */

/** In the place of a version: whichever it is. The page's first script leaves such a plugin out. */
const anyVersion = '*';

function nameOf(id: string): string {
  return `hondana.plugin.${id}/stopped`;
}

/**
 * Whether a version of a plugin is switched off.
 *
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
    // A browser that keeps nothing does not know at the next load what happened either.
  }
}

/**
 * Whether a plugin was disabled in this browser.
 *
 * @example if (isPluginDisabled('watch-statistics')) showSwitch();
 */
export function isPluginDisabled(id: string): boolean {
  return isPluginStopped(id, anyVersion);
}

/**
 * Disables a plugin in this browser. It holds from the next load of a page.
 *
 * @throws DOMException when the browser keeps nothing
 */
export function disablePlugin(id: string): void {
  localStorage.setItem(nameOf(id), anyVersion);
}

/** Switches a plugin on again. */
export function switchPluginOn(id: string): void {
  try {
    localStorage.removeItem(nameOf(id));
  } catch {
    // Nothing is kept that could be forgotten.
  }
}
