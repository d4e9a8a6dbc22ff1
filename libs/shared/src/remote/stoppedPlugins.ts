/**
 * Plugins that made a page stop answering. They are switched off in this browser, each in the version that did it,
 * until somebody switches them on again.
 */

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

/** Switches a plugin on again. */
export function switchPluginOn(id: string): void {
  try {
    localStorage.removeItem(nameOf(id));
  } catch {
    // Nothing is kept that could be forgotten.
  }
}
