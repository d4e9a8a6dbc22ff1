import { mapConcurrently } from '@hondana/shared/bulk/mapConcurrently';
import type { Action } from '@hondana/shared/remote/slots';
import { fileQuery } from '@hondana/shared/resources/files';
import { fileFacts } from '../shared/fileFacts.ts';
import { handoverState } from '../shared/fileHandover.ts';
import { OpenPage } from '../shared/OpenPage.tsx';

/** For other remotes: the lists hand over the files that they have. */
export const contribution: Action<'file'> = async ({ fileIds }) => {
  const { signal } = new AbortController();
  const files = await mapConcurrently(
    fileIds,
    (fileId) => fileQuery.send({ fileId }),
    () => undefined,
    signal,
  );
  const state = handoverState(files.map(fileFacts));
  return ({ onClose }) => (
    <OpenPage to="/utilities/unrecognized/files/providers" state={state} onClose={onClose} />
  );
};
