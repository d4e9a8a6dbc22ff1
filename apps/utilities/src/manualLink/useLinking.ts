import { unlinkFile } from '@hondana/shared/api/files';
import { episodeKeys, fileKeys, releaseManagementKeys } from '@hondana/shared/api/queryKeys';
import { deleteSeries } from '@hondana/shared/api/series';
import { useMay } from '@hondana/shared/api/useMay';
import { forEachOf } from '@hondana/shared/lists/forEachOf';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { settle } from '../shared/handedOverFiles.ts';
import { seriesChangeKeys } from '../shared/seriesChangeKeys.ts';
import type { LinkDraft, LinkRow } from './LinkDraft.ts';
import { withoutFiles } from './LinkDraft.ts';
import { linkDesk } from './linkDesk.ts';
import type { LinkKind } from './linkPlan.ts';
import { type LinkingOutcome, runLinking } from './runLinking.ts';

const kinds: readonly LinkKind[] = ['1:1', '1:N', 'N:1'];
/** Time between two states of the progress, in milliseconds. */
const rest = 100;
/** Long enough to look at what was linked (S3-191). */
const undoTime = 20_000;
/** Files that came to episodes or left them, and series that were created for them. */
const stale = [...seriesChangeKeys, fileKeys.all, episodeKeys.all, releaseManagementKeys.all];

function nameOf(kind: LinkKind): string {
  return kind === 'N:1' ? 'an N:1' : `a ${kind}`;
}

function tellFailures({ failed, aborted, skipped }: LinkingOutcome): void {
  for (const text of new Set(aborted)) notify({ kind: 'error', title: 'Linking aborted!', text });
  const [path] = skipped;
  if (path !== undefined) {
    const more = skipped.length - 1;
    const text = more === 0 ? path : `${path} and ${plural(more, 'further file', 'further files')}`;
    notify({ kind: 'error', title: 'Episode linking skipped!', text });
  }
  for (const kind of kinds) {
    const count = failed[kind].length;
    if (count > 0)
      notify({ kind: 'error', title: `Failed ${kind} linking for ${plural(count, 'file', 'files')}!` });
  }
}

/**
 * Has the server link what a draft says, and tells how it went. What failed stays in the draft, with its reason. All of
 * it goes on when the page is left.
 */
export function useLinking() {
  const client = useQueryClient();
  const mayRemove = useMay(deleteSeries);
  const progress = useAtomValue(linkDesk.progressAtom);

  const undo = async (rows: readonly LinkRow[], session: AbortSignal): Promise<void> => {
    const act = ({ file }: LinkRow): Promise<void> => unlinkFile.send({ fileId: file.id });
    const { done, failed } = await forEachOf(rows, act, () => undefined, session, 6);
    if (session.aborted) return;
    if (failed.length > 0) {
      notify({ kind: 'error', title: `Error unlinking ${plural(failed.length, 'file', 'files')}!` });
    }
    if (done.length > 0) {
      notify({ kind: 'success', title: `${plural(done.length, 'file', 'files')} unlinked!` });
    }
    void markStale(client, stale);
  };
  const tellLinked = ({ linked }: LinkingOutcome, session: AbortSignal): void => {
    for (const kind of kinds) {
      const rows = linked[kind];
      if (rows.length === 0) continue;
      notify({
        kind: 'success',
        title: `Scheduled ${nameOf(kind)} linking for ${plural(rows.length, 'file', 'files')}!`,
        timeout: undoTime,
        action: { label: 'Undo', onPress: () => void undo(rows, session) },
      });
    }
  };

  const link = async (draft: LinkDraft): Promise<void> => {
    if (linkDesk.isLinking()) return;
    const { session } = linkDesk;
    const signal = linkDesk.begin();
    const linked = new Set<string>();
    let shownAt = 0;
    const onProgress = (through: number, of: number): void => {
      if (performance.now() - shownAt < rest || session.aborted) return;
      shownAt = performance.now();
      linkDesk.tell({ through, of });
      linkDesk.change((before) => withoutFiles(before, linked));
    };
    const onLinked = (rows: readonly LinkRow[]): void => {
      settle(rows.map(({ file }) => file.id));
      for (const { file } of rows) linked.add(file.key);
    };
    const outcome = await runLinking(draft, { client, mayRemove, onProgress, onLinked, signal });
    if (session.aborted) return;
    linkDesk.end();
    linkDesk.change((before) =>
      withoutFiles(before, linked).map(({ file, targets }) => ({
        file,
        targets,
        failure: outcome.failures.get(file.key),
      })),
    );
    tellFailures(outcome);
    tellLinked(outcome, session);
    void markStale(client, stale);
  };
  return { link, progress, cancel: linkDesk.cancel };
}
