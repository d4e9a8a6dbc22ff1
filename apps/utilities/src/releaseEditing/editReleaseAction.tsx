import { useNavigate } from '@hondana/shared/navigation';
import type { Action } from '@hondana/shared/remote/slots';
import { useEffect, useEffectEvent } from 'react';
import { editingAddress } from '../shared/releaseAddresses.ts';

interface OpenEditingProps {
  readonly fileIds: readonly number[];
  readonly onClose: () => void;
}

function OpenEditing({ fileIds, onClose }: OpenEditingProps) {
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    const { to, state } = editingAddress(fileIds);
    void navigate(to, { state });
    onClose();
  });
  useEffect(() => open(), []);
  return null;
}

/** Opens the page, wherever files are listed. */
export const contribution: Action<'file'> =
  ({ fileIds }) =>
  ({ onClose }) => <OpenEditing fileIds={fileIds} onClose={onClose} />;
