import { notify } from '@hondana/shared/overlays/notices';
import type { Action } from '@hondana/shared/remote/slots';

export const contribution: Action = () => {
  notify({ kind: 'info', title: 'Hello!' });
};
