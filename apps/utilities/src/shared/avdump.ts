import { write } from '@hondana/shared/api/write';

/**
 * Queues AVDump. The hub reports progress as `AVDump:Event`. 400 for no files and for files that don't exist.
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
