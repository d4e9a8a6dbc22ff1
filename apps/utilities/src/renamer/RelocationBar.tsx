import { FailureList } from '@hondana/shared/bulk/FailureList';
import { notify } from '@hondana/shared/overlays/notices';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { blockedReason } from './blockedReason.ts';
import { HintedButton } from './HintedButton.tsx';
import styles from './RelocationBar.module.css';
import { isDone } from './relocationState.ts';
import { relocationStore } from './relocationStore.ts';
import { relocationSummary } from './relocationSummary.ts';
import type { Relocating } from './renamers.ts';
import type { ConfigDraft } from './useConfigDraft.ts';
import { previewQuestion } from './usePreviews.ts';

const RelocationDialog = lazyPart(async () => (await import('./RelocationDialog.tsx')).RelocationDialog);

interface RelocationBarProps {
  readonly draft: ConfigDraft;
  readonly how: Relocating;
  readonly onHow: (how: Relocating) => void;
}

/** What to do to the files, its start, its progress, and what failed. */
export function RelocationBar({ draft, how, onHow }: RelocationBarProps) {
  const store = relocationStore();
  const { files, results, progress, previewing, failures } = useAtomValue(store.stateAtom);
  const [isAsking, setAsking] = useState(false);
  const left = files.filter(({ id }) => !isDone(results.get(id)));
  const isBusy = progress !== undefined || previewing !== undefined;
  const blocked = blockedReason({
    ...how,
    isRunning: progress !== undefined,
    isEdited: draft.isEdited,
    configName: draft.config && draft.renamer && draft.name,
    count: files.length,
  });
  const ask = async (): Promise<void> => {
    // What was changed a moment ago is previewed now, not after its pause.
    store.ask(previewQuestion(draft, how));
    if (await store.previewAll()) setAsking(true);
  };
  const run = async (skipped: ReadonlySet<number>): Promise<void> => {
    const { done, failed } = await store.run(draft.name, how, skipped);
    if (done > 0) notify({ kind: 'success', title: `${plural(done, 'file', 'files')} renamed or moved` });
    if (failed > 0) {
      const title = `Renaming failed for ${plural(failed, 'file', 'files')}!`;
      notify({ kind: 'error', title, key: 'renamer-failed' });
    }
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Checkbox
          label="Rename"
          checked={how.rename}
          disabled={isBusy}
          onChange={(rename) => onHow({ ...how, rename })}
        />
        <Checkbox
          label="Move"
          checked={how.move}
          disabled={isBusy}
          onChange={(move) => onHow({ ...how, move })}
        />
        <p role="status" className={styles.count}>
          {plural(files.length, 'file', 'files')}
        </p>
        <Button variant="quiet" disabled={files.length === 0 || isBusy} onClick={() => store.clear()}>
          Clear list
        </Button>
        <HintedButton
          variant="primary"
          blocked={blocked ?? (left.length === 0 ? 'Every file has been renamed.' : undefined)}
          busy={previewing !== undefined}
          onClick={() => void ask()}
        >
          Rename files
        </HintedButton>
      </div>
      {previewing && (
        <ProgressBar
          label="Previewing all files"
          value={previewing.through}
          max={previewing.of}
          valueText={`${formatNumber(previewing.through)} of ${plural(previewing.of, 'file', 'files')}`}
          action={
            <Button size="small" onClick={() => store.stopPreviewing()}>
              Cancel
            </Button>
          }
        />
      )}
      {progress && (
        <ProgressBar
          label={progress.isEnding ? 'Ending after this batch' : 'Renaming'}
          value={progress.through}
          max={progress.of}
          valueText={`${formatNumber(progress.through)} of ${plural(progress.of, 'file', 'files')}`}
          action={
            <Button size="small" disabled={progress.isEnding} onClick={() => store.cancel()}>
              Cancel
            </Button>
          }
        />
      )}
      {failures.length > 0 && !progress && (
        <Banner
          tone="danger"
          title={`Renaming failed for ${plural(failures.length, 'file', 'files')}!`}
          onDismiss={() => store.dismissFailures()}
          actions={
            <Button size="small" onClick={() => store.keepFailed()}>
              Keep only these
            </Button>
          }
        >
          <FailureList items={failures} />
          Rename again to retry them.
        </Banner>
      )}
      {isAsking && (
        <RelocationDialog
          count={left.length}
          summary={relocationSummary(files, results)}
          how={how}
          configName={draft.name}
          onClose={() => setAsking(false)}
          onConfirm={(skipped) => void run(skipped)}
        />
      )}
    </div>
  );
}
