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
import type { Relocating } from './renamers.ts';
import type { ConfigDraft } from './useConfigDraft.ts';

const RelocationDialog = lazyPart(async () => (await import('./RelocationDialog.tsx')).RelocationDialog);

interface RelocationBarProps {
  readonly draft: ConfigDraft;
  readonly how: Relocating;
  readonly onHow: (how: Relocating) => void;
}

/** What to do to the files, its start, its progress, and what failed. */
export function RelocationBar({ draft, how, onHow }: RelocationBarProps) {
  const store = relocationStore();
  const { files, results, progress, failures } = useAtomValue(store.stateAtom);
  const [isAsking, setAsking] = useState(false);
  const left = files.filter(({ id }) => !isDone(results.get(id))).length;
  const blocked = blockedReason({
    ...how,
    isRunning: progress !== undefined,
    isEdited: draft.isEdited,
    configName: draft.config && draft.renamer && draft.name,
    count: files.length,
  });
  const run = async (): Promise<void> => {
    const { done, failed } = await store.run(draft.name, how);
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
          disabled={progress !== undefined}
          onChange={(rename) => onHow({ ...how, rename })}
        />
        <Checkbox
          label="Move"
          checked={how.move}
          disabled={progress !== undefined}
          onChange={(move) => onHow({ ...how, move })}
        />
        <p role="status" className={styles.count}>
          {plural(files.length, 'file', 'files')}
        </p>
        <Button
          variant="quiet"
          disabled={files.length === 0 || progress !== undefined}
          onClick={() => store.clear()}
        >
          Clear list
        </Button>
        <HintedButton
          variant="primary"
          blocked={blocked ?? (left === 0 ? 'Every file has been renamed.' : undefined)}
          onClick={() => setAsking(true)}
        >
          Rename files
        </HintedButton>
      </div>
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
          count={left}
          how={how}
          configName={draft.name}
          onClose={() => setAsking(false)}
          onConfirm={() => void run()}
        />
      )}
    </div>
  );
}
