import { request } from './client.ts';

/**
 * Has AVDump read files and tell AniDB what is in them (`POST AVDump/DumpFiles`). The hub tells how far it is, by
 * `AVDump:Event`. Throws for none and for files that are not there.
 *
 * @example
 * await dumpFiles([16395, 16396]);
 */
export async function dumpFiles(fileIds: readonly number[]): Promise<void> {
  await request<void>({
    method: 'POST',
    path: 'AVDump/DumpFiles',
    body: { FileIDs: fileIds, Priority: true },
  });
}
