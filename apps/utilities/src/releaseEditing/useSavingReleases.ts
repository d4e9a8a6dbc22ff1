import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { HandedOverFile } from '../shared/fileHandover.ts';
import { savingReleases } from '../shared/releaseSaving.ts';
import { isCoverage } from './CoverageList.tsx';
import type { ReleaseDraft } from './useReleaseDraft.ts';

/** Keeps running when the page is left. */
const releaseOperation = perSession((ended) => bulkOperation<HandedOverFile>(ended));

interface SavingOptions {
  readonly draft: ReleaseDraft;
  readonly onUnfinished: (files: readonly HandedOverFile[]) => void;
  /** After every change of the files, undoing included. */
  readonly onChanged: () => void;
}

export function useSavingReleases({ draft, onUnfinished, onChanged }: SavingOptions) {
  const operation = useBulkOperation(releaseOperation(), onUnfinished);
  const isRunning = operation.progress !== undefined;
  const wasRunning = useRef(isRunning);
  const tellChanged = useEffectEvent(onChanged);
  useEffect(() => {
    if (wasRunning.current && !isRunning) tellChanged();
    wasRunning.current = isRunning;
  }, [isRunning]);

  const save = (): void => {
    const rows = new Map(draft.rows.map((row) => [row.file.key, row]));
    void operation.run(
      {
        running: t`Saving release info`,
        done: ({ length }) => t`Release info of ${plural(length, { one: '# file', other: '# files' })} saved`,
        failed: (count) =>
          t`Release info of ${plural(count, { one: '# file', other: '# files' })} could not be saved`,
        ...savingReleases((file, before) => {
          const row = rows.get(file.key);
          if (!row) return undefined;
          if (row.targets.length === 0) throw new Error(t`Choose an episode for it first.`);
          if (!row.targets.every((target) => isCoverage(draft.coverageOf(row, target))))
            throw new Error(t`The end must come after the start.`);
          return draft.nextOf(row, before);
        }),
      },
      draft.changed.map(({ file }) => file),
    );
  };
  return { operation, save };
}
