import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { seriesStale } from '@hondana/shared/queryKeys';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { useMay } from '@hondana/shared/resources/useMay';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { unlinking } from '../shared/fileActions.ts';
import { type HandedOverFile, removeFromHandover } from '../shared/fileHandover.ts';
import type { DraftRow, LinkDraft } from './LinkDraft.ts';
import { withoutFiles } from './LinkDraft.ts';
import { linkDraftStore } from './linkDraftStore.ts';
import type { LinkKind } from './linkPlan.ts';
import { type LinkingOutcome, linkOperation, runLinking } from './runLinking.ts';

const kinds: readonly LinkKind[] = ['1:1', '1:N', 'N:1'];
const updateIntervalMs = 100;
/** Long enough to check what was linked. */
const undoTimeMs = 20_000;
/** Keeps running when the page is left. */
const undoOperation = perSession((ended) => bulkOperation<HandedOverFile>(ended));

const scheduledTexts: Readonly<Record<LinkKind, (files: number) => string>> = {
  '1:1': (files) => t`Scheduled a 1:1 linking for ${plural(files, { one: '# file', other: '# files' })}!`,
  '1:N': (files) => t`Scheduled a 1:N linking for ${plural(files, { one: '# file', other: '# files' })}!`,
  'N:1': (files) => t`Scheduled an N:1 linking for ${plural(files, { one: '# file', other: '# files' })}!`,
};

function reportFailures({ failed, aborted, skipped }: LinkingOutcome): void {
  for (const text of new Set(aborted)) notify({ kind: 'error', title: t`Linking aborted!`, text });
  const [path] = skipped;
  if (path !== undefined) {
    const more = skipped.length - 1;
    const text =
      more === 0 ? path : t`${path} and ${plural(more, { one: '# further file', other: '# further files' })}`;
    notify({ kind: 'error', title: t`Episode linking skipped!`, text });
  }
  for (const kind of kinds) {
    const count = failed[kind].length;
    if (count > 0)
      notify({
        kind: 'error',
        title: t`Failed ${kind} linking for ${plural(count, { one: '# file', other: '# files' })}!`,
      });
  }
}

/** Continues when the page is left. Failed files stay in the draft, with the reason. */
export function useLinking() {
  const client = useQueryClient();
  const mayRemove = useMay(deleteSeries);
  const operation = useBulkOperation(linkOperation(), () => {});

  const notifyLinked = ({ linked }: LinkingOutcome): void => {
    const undo = undoOperation();
    for (const kind of kinds) {
      const files = linked[kind].map(({ file }) => file);
      if (files.length === 0) continue;
      notify({
        kind: 'success',
        title: scheduledTexts[kind](files.length),
        timeout: undoTimeMs,
        action: undoAction(() => void undo.run(client, unlinking(), files)),
      });
    }
  };

  const link = async (draft: LinkDraft): Promise<void> => {
    const run = linkOperation();
    if (run.read().progress) return;
    const tried = new Set(draft.map(({ file }) => file.key));
    const linked = new Set<string>();
    let shownAt = 0;
    const isOver = (): boolean => linkOperation() !== run;
    const onLinked = (rows: readonly DraftRow[]): void => {
      removeFromHandover(rows.map(({ file }) => file.id));
      for (const { file } of rows) linked.add(file.key);
      if (performance.now() - shownAt < updateIntervalMs || isOver()) return;
      shownAt = performance.now();
      linkDraftStore.change((before) => withoutFiles(before, linked));
    };
    const outcome = await runLinking(draft, { client, mayRemove, onLinked });
    // Another user may have signed in meanwhile, and must not see this.
    if (isOver()) return;
    linkDraftStore.change((before) =>
      withoutFiles(before, linked).map((row) =>
        tried.has(row.file.key)
          ? {
              file: row.file,
              targets: row.targets,
              failure: outcome.failures.get(row.file.key),
              isTangled: outcome.tangled.has(row.file.key),
            }
          : row,
      ),
    );
    reportFailures(outcome);
    notifyLinked(outcome);
    // Linking may have created series.
    void markStale(client, seriesStale);
  };
  return { link, operation };
}
