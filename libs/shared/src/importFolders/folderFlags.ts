import { msg, t } from '@lingui/core/macro';
import type { ImportFolder } from '../api/types.ts';
import { type TextDescriptor, textOf } from '../language/texts.ts';
import { joinList } from '../ui/joinTexts.ts';

const source = msg({ message: 'Source', context: 'drop folder' });
const destination = msg`Destination`;
const flags: Record<ImportFolder['DropFolderType'], readonly TextDescriptor[]> = {
  None: [],
  Source: [source],
  Destination: [destination],
  Both: [source, destination],
};

/**
 * The folder's drop type and watching, as worded in facts 5.17.
 * @example folderFlags({ DropFolderType: 'Both', WatchForNewFiles: true }) // 'Source, Destination, Watch'
 */
export function folderFlags(folder: Pick<ImportFolder, 'DropFolderType' | 'WatchForNewFiles'>): string {
  const all = [...flags[folder.DropFolderType], ...(folder.WatchForNewFiles ? [msg`Watch`] : [])];
  return all.length === 0 ? t({ message: 'None', context: 'drop folder' }) : joinList(all.map(textOf));
}
