import { isPluginDisabled } from '@hondana/shared/remote/stoppedPlugins';

const initialStates = new Map<string, boolean>();

/** `isNew`: changed since the first call, so not yet in effect on this page. */
export function browserPluginState(id: string): { readonly isDisabled: boolean; readonly isNew: boolean } {
  const isDisabled = isPluginDisabled(id);
  const before = initialStates.get(id) ?? isDisabled;
  initialStates.set(id, before);
  return { isDisabled, isNew: isDisabled !== before };
}
