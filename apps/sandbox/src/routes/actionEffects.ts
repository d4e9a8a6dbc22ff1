import type { Sandbox } from '../context.ts';
import { removeFile } from '../model/removal.ts';

/** Forgets the records of files that lie nowhere any more. */
function removeMissingFiles({ library }: Sandbox): void {
  for (const file of [...library.files.values()]) if (file.locations.length === 0) removeFile(library, file);
}

/**
 * Rebuilds the groups: one for each series, unless the settings say that series that belong together share one.
 * Then they stay together here, and lose what was named or described by hand.
 */
function recreateAllGroups({ library, settings, clock }: Sandbox): void {
  const old = [...library.groups.values()];
  if (settings.document.AutoGroupSeries !== true) {
    const now = clock.now().getTime();
    for (const series of library.series.values()) library.moveSeries(series, library.addGroup(now));
    for (const group of old) library.groups.delete(group.id);
  }
  for (const group of library.groups.values()) {
    group.customName = null;
    group.keptName = null;
    group.customDescription = null;
    group.preferredSeriesId = null;
  }
  library.restructured();
}

/** What an action has changed once its job has ended, by its name; the others change nothing that is shown. */
export const actionEffects: Readonly<Record<string, (sandbox: Sandbox) => void>> = {
  'RemoveMissingFiles/:removeFromMyList': removeMissingFiles,
  RecreateAllGroups: recreateAllGroups,
};
