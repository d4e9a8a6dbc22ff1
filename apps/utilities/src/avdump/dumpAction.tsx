import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Action } from '@hondana/shared/remote/slots';
import { fileQuery } from '@hondana/shared/resources/files';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dumpStore } from '../shared/dumpStore.ts';
import { fileFacts } from '../shared/fileFacts.ts';
import { DumpDialog } from './DumpDialog.tsx';

interface DumpByIdProps {
  readonly fileIds: readonly number[];
  readonly onClose: () => void;
}

function DumpById({ fileIds, onClose }: DumpByIdProps) {
  const answers = useQueries({
    queries: fileIds.map((id) => ({ ...fileQuery({ fileId: id }), retry: retryOnce })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const files = useMemo(() => answers.map(fileFacts), [answers]);
  return <DumpDialog files={files} onClose={onClose} />;
}

export const contribution: Action<'file'> = ({ fileIds }) => {
  void dumpStore().start(fileIds);
  return ({ onClose }) => <DumpById fileIds={fileIds} onClose={onClose} />;
};
