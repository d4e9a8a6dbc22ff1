import type { Action } from '@hondana/shared/remote/slots';
import { OpenPage } from '../shared/OpenPage.tsx';
import { editingAddress } from '../shared/releaseAddresses.ts';

export const contribution: Action<'file'> = ({ fileIds }) => {
  const { to, state } = editingAddress(fileIds);
  return ({ onClose }) => <OpenPage to={to} state={state} onClose={onClose} />;
};
