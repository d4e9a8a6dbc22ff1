import { unlinkFile } from '@hondana/shared/api/files';
import { dashboardKeys, fileKeys, seriesKeys } from '@hondana/shared/api/queryKeys';
import { useMayCall } from '@hondana/shared/api/users';
import { forEachOf } from '@hondana/shared/lists/forEachOf';
import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LinkDraft, LinkRow } from './LinkDraft.ts';
import type { LinkKind } from './linkPlan.ts';
import { type LinkingOutcome, runLinking } from './runLinking.ts';

const kinds: readonly LinkKind[] = ['1:1', '1:N', 'N:1'];
/** Time between two states of the progress, in milliseconds. */
const rest = 100;
/** Long enough to look at what was linked (S3-191). */
const undoTime = 20_000;

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

/** Has the server link what a draft says, and tells how it went. What failed stays in the draft, with its reason. */
export function useLinking(change: (next: (draft: LinkDraft) => LinkDraft) => void) {
  const client = useQueryClient();
  const mayRemove = useMayCall('DELETE', '/api/v3/Series/{seriesID}');
  const controller = useRef(new AbortController());
  const [progress, setProgress] = useState<{ readonly through: number; readonly of: number }>();

  const refresh = (): void => {
    for (const queryKey of [fileKeys.all, dashboardKeys.all, seriesKeys.all]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const undo = async (rows: readonly LinkRow[]): Promise<void> => {
    const act = ({ file }: LinkRow): Promise<void> => unlinkFile.send({ fileId: file.id });
    const { failed } = await forEachOf(rows, act, () => undefined, new AbortController().signal, 6);
    if (failed.length > 0) {
      notify({ kind: 'error', title: `Error unlinking ${plural(failed.length, 'file', 'files')}!` });
    }
    if (failed.length < rows.length) {
      const count = rows.length - failed.length;
      notify({ kind: 'success', title: `${plural(count, 'file', 'files')} unlinked!` });
    }
    refresh();
  };
  const tellLinked = ({ linked }: LinkingOutcome): void => {
    for (const kind of kinds) {
      const rows = linked[kind];
      if (rows.length === 0) continue;
      notify({
        kind: 'success',
        title: `Scheduled ${nameOf(kind)} linking for ${plural(rows.length, 'file', 'files')}!`,
        timeout: undoTime,
        action: { label: 'Undo', onPress: () => void undo(rows) },
      });
    }
  };

  const link = async (draft: LinkDraft): Promise<void> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress({ through: 0, of: 0 });
    let shownAt = 0;
    const onProgress = (through: number, of: number): void => {
      if (performance.now() - shownAt < rest) return;
      shownAt = performance.now();
      setProgress({ through, of });
    };
    const outcome = await runLinking(draft, { client, mayRemove, onProgress, signal });
    setProgress(undefined);
    const done = new Set(kinds.flatMap((kind) => outcome.linked[kind].map(({ file }) => file.key)));
    change((before) =>
      before
        .filter(({ file }) => !done.has(file.key))
        .map(({ file, targets }) => ({ file, targets, failure: outcome.failures.get(file.key) })),
    );
    tellFailures(outcome);
    tellLinked(outcome);
    refresh();
  };
  return { link, progress, cancel: () => controller.current.abort() };
}
