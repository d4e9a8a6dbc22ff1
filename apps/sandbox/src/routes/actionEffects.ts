import type { Sandbox } from '../context.ts';
import { removeFile } from '../model/removal.ts';

/** Removes the records of files without locations. */
function removeMissingFiles({ library }: Sandbox): void {
  for (const file of [...library.files.values()]) if (file.locations.length === 0) removeFile(library, file);
}

/** One group per series, unless the settings group related ones: then groups stay, but lose custom names and texts. */
function recreateAllGroups({ library, settings, clock, hub }: Sandbox): void {
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
  hub.emit('Group:AllRecreated');
}

/** By action name; the others change nothing visible. */
export const actionEffects: Readonly<Record<string, (sandbox: Sandbox) => void>> = {
  'RemoveMissingFiles/:removeFromMyList': removeMissingFiles,
  RecreateAllGroups: recreateAllGroups,
};
