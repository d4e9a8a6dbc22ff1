import type { ImportFolder } from '../api/types.ts';

const flags: Record<ImportFolder['DropFolderType'], readonly string[]> = {
  None: [],
  Source: ['Source'],
  Destination: ['Destination'],
  Both: ['Source', 'Destination'],
};

/**
 * The folder's drop type and watching, as worded in facts 5.17.
 * @example folderFlags({ DropFolderType: 'Both', WatchForNewFiles: true }) // 'Source, Destination, Watch'
 */
export function folderFlags(folder: Pick<ImportFolder, 'DropFolderType' | 'WatchForNewFiles'>): string {
  const all = [...flags[folder.DropFolderType], ...(folder.WatchForNewFiles ? ['Watch'] : [])];
  return all.length === 0 ? 'None' : all.join(', ');
}
