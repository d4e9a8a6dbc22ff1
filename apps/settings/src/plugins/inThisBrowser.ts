import { isPluginDisabled } from '@hondana/shared/remote/stoppedPlugins';

const known = new Map<string, boolean>();

/**
 * Whether a plugin is disabled in this browser, and whether that has changed since it was first looked at here: this page
 * was loaded with what was so before.
 */
export function inThisBrowser(id: string): { readonly isDisabled: boolean; readonly isNew: boolean } {
  const isDisabled = isPluginDisabled(id);
  const before = known.get(id) ?? isDisabled;
  known.set(id, before);
  return { isDisabled, isNew: isDisabled !== before };
}
