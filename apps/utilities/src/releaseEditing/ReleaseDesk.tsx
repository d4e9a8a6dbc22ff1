import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { selectOnly } from '@hondana/shared/bulk/selection';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { useNavigationLock, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { clearTargets, setTargets, toggleTarget } from '../manualLink/LinkDraft.ts';
import { LinkTable } from '../manualLink/LinkTable.tsx';
import deskStyles from '../manualLink/ManualLinkPage.module.css';
import { SeriesPane } from '../manualLink/SeriesPane.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { CoverageList } from './CoverageList.tsx';
import styles from './ReleaseEditing.module.css';
import { ReleaseFields } from './ReleaseFields.tsx';
import { useReleaseDraft } from './useReleaseDraft.ts';
import type { EditedFile } from './useReleases.ts';
import { useSavingReleases } from './useSavingReleases.ts';

interface ReleaseDeskProps {
  readonly files: readonly EditedFile[];
  readonly onChanged: () => void;
  readonly onDiscard: () => void;
}

export function ReleaseDesk({ files, onChanged, onDiscard }: ReleaseDeskProps) {
  const draft = useReleaseDraft(files);
  const { rows, changed, setRows } = draft;
  const selecting = useSelection({
    total: rows.length,
    itemAt: (index) => rows[index]?.file,
    itemsIn: async (first, last) => rows.slice(first, last + 1).map(({ file }) => file),
  });
  const { operation, save } = useSavingReleases({
    draft,
    onChanged,
    onUnfinished: (unfinished) => selecting.change(selectOnly(unfinished)),
  });
  const [tab, setTab] = useState<'facts' | 'episodes'>('facts');
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const openTab = (next: typeof tab): void => {
    setTab(next);
    const animeId = rows[0]?.targets[0]?.animeId;
    // Most often, another episode of the same series is wanted.
    if (next === 'episodes' && animeId && !parameters.has('series')) updateSearchParams({ series: animeId });
  };
  const isNarrow = useMediaQuery('(width < 64em)');
  const isBusy = operation.progress !== undefined;
  const isChanged = changed.length > 0;
  useNavigationLock(isChanged, t`Save or discard the changes to the release info first.`);

  // A single file need not be selected.
  const chosen = rows.length === 1 ? rows : rows.filter(({ file }) => selecting.has(file.key));
  const keys = new Set(chosen.map(({ file }) => file.key));
  const [only] = chosen;
  const list = (
    <LinkTable
      key="files"
      draft={rows}
      selecting={selecting}
      keys={keys}
      onClear={() => setRows((before) => clearTargets(before, keys))}
      onRemove={() => draft.leaveOut(keys)}
    />
  );
  const side = (
    <section key="side" aria-label={t`Release info`} className={styles.side}>
      <Tabs
        label={t`Parts of the release info`}
        tabs={[
          { value: 'facts', label: t`Release` },
          { value: 'episodes', label: t`Episodes` },
        ]}
        value={tab}
        onChange={openTab}
      >
        {tab === 'facts' ? (
          <ReleaseFields draft={draft} />
        ) : (
          <>
            {only && chosen.length === 1 && <CoverageList row={only} draft={draft} />}
            <SeriesPane
              draft={rows}
              chosen={chosen.length > 0 ? chosen : rows}
              hasSelection={chosen.length > 0}
              onSelect={(some) => selecting.change(selectOnly(some))}
              onPick={(target) => setRows((before) => toggleTarget(before, keys, target))}
              onFound={(found) => setRows((before) => setTargets(before, found))}
            />
          </>
        )}
      </Tabs>
    </section>
  );
  return (
    <PageFrame
      heading={t`Edit Release Info`}
      stacks
      controls={
        <>
          <p role="status" className={styles.count}>
            {isChanged ? (
              <Trans>
                <Plural value={changed.length} one="# file" other="# files" /> changed
              </Trans>
            ) : (
              t`No changes`
            )}
          </p>
          <Button disabled={!isChanged || isBusy} onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!isChanged || draft.values.ProviderName === ''}
            onClick={save}
          >
            <Trans>
              Save <Plural value={changed.length} one="# File" other="# Files" />
            </Trans>
          </Button>
        </>
      }
    >
      <BulkReport operation={operation} />
      <div className={deskStyles.panes} inert={isBusy}>
        {isNarrow ? [side, list] : [list, side]}
      </div>
    </PageFrame>
  );
}
