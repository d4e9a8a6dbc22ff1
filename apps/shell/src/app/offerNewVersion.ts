import { notify } from '@hondana/shared/overlays/notices';
import { onSessionChange } from '@hondana/shared/session';

/** Tells of a newer version without pressing it on anybody: the open page goes on with its own files. */
export function offerNewVersion(): void {
  offer();
  // All notices go with the session, but this one is nobody's own.
  onSessionChange(offer);
}

function offer(): void {
  notify({
    key: 'new-version',
    kind: 'info',
    title: 'A new version is ready',
    text: 'This page keeps working. Reload it whenever you like.',
    action: { label: 'Reload', onPress: () => location.reload() },
    timeout: null,
  });
}
