import { notify } from '@hondana/shared/overlays/notices';
import { writePluginStorage } from '@hondana/shared/remote/pluginStorage';
import type { Action } from '@hondana/shared/remote/slots';

export const contribution: Action<'series'> = ({ seriesIds }) => {
  writePluginStorage('every-slot', 'later', seriesIds);
  notify({ kind: 'success', title: 'Kept for later!' });
};
