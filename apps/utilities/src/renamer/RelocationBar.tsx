import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { BulkItem, FailedItem } from '@hondana/shared/bulk/bulkOperation';
import { FailureBanner } from '@hondana/shared/bulk/FailureBanner';
import { RunProgress } from '@hondana/shared/bulk/RunProgress';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { blockedReason } from './blockedReason.ts';
import type { FilePlace } from './fetchTakenPaths.ts';
import { HintedButton } from './HintedButton.tsx';
import styles from './RelocationBar.module.css';
import type { RelocationMethod } from './relocationMethod.ts';
import { isDone } from './relocationState.ts';
import { relocationStore } from './relocationStore.ts';
import { relocationSummary } from './relocationSummary.ts';
import type { RelocateOptions } from './renamers.ts';
import { previewQuestion } from './usePreviews.ts';

const RelocationDialog = lazyPart(async () => (await import('./RelocationDialog.tsx')).RelocationDialog);

const filesText = (count: number): string => t`${plural(count, { one: '# file', other: '# files' })}`;

/** What the dialog asks about: `only` these files (all pending if undefined), and paths already taken. */
interface Asked {
  readonly taken: ReadonlySet<FilePlace> | 'unknown';
  readonly only: ReadonlySet<number> | undefined;
}

interface RelocationBarProps {
  readonly method: RelocationMethod;
  readonly how: RelocateOptions;
  readonly onHow: (how: RelocateOptions) => void;
}

export function RelocationBar({ method, how, onHow }: RelocationBarProps) {
  const store = relocationStore();
  const { files, results, progress, previewing, failures } = useAtomValue(store.stateAtom);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  // Memoized: filtering tens of thousands of files at each progress step would be slow.
  const pending = useMemo(() => files.filter(({ id }) => !isDone(results.get(id))), [files, results]);
  const summary = useMemo(() => {
    if (!asked) return undefined;
    const { taken, only } = asked;
    return relocationSummary(files, results, taken === 'unknown' ? undefined : taken, only);
  }, [asked, files, results]);
  const isBusy = progress !== undefined || previewing !== undefined;
  const blocked = blockedReason({
    ...how,
    isRunning: progress !== undefined,
    method,
    count: files.length,
  });
  const openDialog = async (again?: readonly FailedItem<BulkItem>[]): Promise<void> => {
    // A change made just now is previewed at once, without the debounce.
    store.ask(previewQuestion(method, how));
    const taken = await store.previewAll(client);
    const only = again && new Set(again.map(({ item }) => Number(item.key)));
    if (taken) setAsked({ taken, only });
  };
  const isAskedAbout = (id: number): boolean => asked?.only?.has(id) !== false;
  const run = async (skipped: ReadonlySet<number>): Promise<void> => {
    const others = pending.map(({ id }) => id).filter((id) => !isAskedAbout(id));
    const { done, failed } = await store.run(method.id, how, new Set([...skipped, ...others]));
    if (done > 0)
      notify({
        kind: 'success',
        title: t`${plural(done, { one: '# file', other: '# files' })} renamed or moved`,
      });
    if (failed > 0) {
      const title = t`Renaming failed for ${plural(failed, { one: '# file', other: '# files' })}!`;
      notify({ kind: 'error', title, key: 'renamer-failed' });
    }
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Checkbox
          label={t`Rename`}
          checked={how.rename}
          disabled={isBusy}
          onChange={(rename) => onHow({ ...how, rename })}
        />
        <Checkbox
          label={t`Move`}
          checked={how.move}
          disabled={isBusy}
          onChange={(move) => onHow({ ...how, move })}
        />
        <p role="status" className={styles.count}>
          {filesText(files.length)}
        </p>
        <Button variant="quiet" disabled={files.length === 0 || isBusy} onClick={() => store.clear()}>
          <Trans>Clear list</Trans>
        </Button>
        <HintedButton
          variant="primary"
          blocked={blocked ?? (pending.length === 0 ? t`Every file has been renamed.` : undefined)}
          busy={previewing !== undefined}
          onClick={() => void openDialog()}
        >
          <Trans>Rename files</Trans>
        </HintedButton>
      </div>
      {previewing && (
        <RunProgress {...previewing} count={filesText} onCancel={() => store.stopPreviewing()} />
      )}
      {progress && (
        <RunProgress
          label={progress.isEnding ? t`Ending after this batch` : t`Renaming`}
          completed={progress.completed}
          total={progress.total}
          count={filesText}
          isCancelled={progress.isEnding}
          onCancel={() => store.cancel()}
        />
      )}
      {failures.length > 0 && !progress && (
        <FailureBanner
          said={t`Renaming failed for ${plural(failures.length, { one: '# file', other: '# files' })}!`}
          items={failures}
          onRetry={blocked === undefined && !isBusy ? (again) => void openDialog(again) : undefined}
          onDismiss={() => store.dismissFailures()}
          actions={
            <Button size="small" onClick={() => store.keepFailed()}>
              <Trans>Keep only these</Trans>
            </Button>
          }
        />
      )}
      {asked && summary && (
        <RelocationDialog
          count={pending.filter(({ id }) => isAskedAbout(id)).length}
          summary={summary}
          isUnchecked={asked.taken === 'unknown'}
          how={how}
          methodName={method.name}
          onClose={() => setAsked(undefined)}
          onConfirm={(skipped) => void run(skipped)}
        />
      )}
    </div>
  );
}
