import { notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { plural, t } from '@lingui/core/macro';
import { changeChoices, type KindName, readChoices } from './releaseChoices.ts';
import type { SeriesOutcome } from './ruleOutcomes.ts';

/** Stores a rule's deletions as choices, still to be confirmed. Undo restores the earlier choices. */
export function chooseByRule(kind: KindName, outcomes: readonly SeriesOutcome[]): void {
  const changes = outcomes.map(({ id, name, deleted, restored }) => ({
    seriesId: id,
    name,
    choices: [
      ...deleted.map(({ key }) => [key, 'delete'] as const),
      ...restored.map(({ key }) => [key, undefined] as const),
    ],
  }));
  const before = changes.map(({ seriesId, name, choices }) => {
    const former = readChoices(kind, seriesId);
    return { seriesId, name, choices: choices.map(([key]) => [key, former.get(key)] as const) };
  });
  changeChoices(kind, changes);
  const count = outcomes.reduce((sum, { deleted }) => sum + deleted.length, 0);
  notify({
    kind: 'success',
    title: t`${plural(count, { one: '# file', other: '# files' })} in ${plural(outcomes.length, { one: '# series', other: '# series' })} chosen`,
    text: t`Nothing is deleted until you confirm it in each series.`,
    action: undoAction(() => changeChoices(kind, before)),
  });
}
