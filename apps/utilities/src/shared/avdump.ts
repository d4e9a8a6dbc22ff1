import { write } from '@hondana/shared/api/write';

/**
 * Has AVDump read files and tell AniDB what is in them. The hub tells how far it is, by `AVDump:Event`. A 400 for
 * none and for files that are not there.
 *
 * @example
 * await dumpFiles.send({ fileIds: [16395, 16396] });
 */
export const dumpFiles = write({
  method: 'POST',
  path: 'AVDump/DumpFiles',
  role: 'user',
  toInput: ({ fileIds }: { readonly fileIds: readonly number[] }) => ({
    body: { FileIDs: [...fileIds], Priority: true },
  }),
  // A server that has no AVDump yet fetches it first.
  timeLimit: 10 * 60_000,
});
