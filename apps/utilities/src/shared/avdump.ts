import { write } from '@hondana/shared/api/write';

/**
 * Has AVDump read files and send the result to AniDB. The hub reports its progress as `AVDump:Event`. 400 for
 * no files and for files that do not exist.
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
  // A server without AVDump downloads it first.
  timeLimit: 10 * 60_000,
});
