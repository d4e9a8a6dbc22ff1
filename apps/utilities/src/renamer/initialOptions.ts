import type { ServerSettings } from '@hondana/shared/api/types';

/** Initial values of Move and Rename (facts 5.19). */
export function initialOptions(settings: ServerSettings['Plugins']['Renamer'] | undefined) {
  const move = settings?.MoveOnImport ?? false;
  return { move, rename: move ? (settings?.RenameOnImport ?? true) : true };
}
