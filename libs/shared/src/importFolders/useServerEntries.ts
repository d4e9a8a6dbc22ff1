import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { retryOnce } from '../api/retryOnce.ts';
import { type TextDescriptor, textOf } from '../language/texts.ts';
import {
  type ServerDrive,
  type ServerFolder,
  serverDrivesQuery,
  serverFoldersQuery,
} from '../resources/serverDisk.ts';
import { folderName } from './folderPath.ts';

export interface ServerEntry {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
}

const driveTypes: Partial<Record<ServerDrive['Type'], TextDescriptor>> = {
  Fixed: msg`Disk`,
  Removable: msg`Removable disk`,
  Network: msg`Network drive`,
  CDRom: msg`Optical disc`,
  Ram: msg`Memory`,
};

function entryOf(folder: ServerFolder & Partial<Pick<ServerDrive, 'Type'>>): ServerEntry[] {
  // Folders the server may not open cannot be chosen (facts 5.17).
  if (!folder.IsAccessible || !folder.Path) return [];
  const { Path: path, Sizes } = folder;
  const type = folder.Type && driveTypes[folder.Type];
  const counts = [
    t`${plural(Sizes.Folders, { one: '# folder', other: '# folders' })}`,
    t`${plural(Sizes.Files, { one: '# file', other: '# files' })}`,
  ];
  return [
    {
      path,
      name: folder.Type ? path : folderName(path),
      detail: [...(type ? [textOf(type)] : []), ...counts].join(' · '),
    },
  ];
}

const entriesOf = (folders: readonly (ServerFolder | ServerDrive)[]): ServerEntry[] =>
  folders.flatMap(entryOf);

/** The folders in a folder on the server; its drives if undefined. */
export function useServerEntries(path: string | undefined) {
  const drives = useQuery({
    ...serverDrivesQuery(),
    select: entriesOf,
    retry: retryOnce,
    enabled: path === undefined,
  });
  const folders = useQuery({
    ...serverFoldersQuery({ path: path ?? '' }),
    select: entriesOf,
    retry: retryOnce,
    enabled: path !== undefined,
  });
  return path === undefined ? drives : folders;
}
