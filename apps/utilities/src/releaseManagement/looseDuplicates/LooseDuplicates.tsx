import { BulkReport } from '@hondana/shared/bulk/BulkReport';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { deleteFileLocation, filePageQuery } from '@hondana/shared/resources/files';
import { useMay } from '@hondana/shared/resources/useMay';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ListBody } from '../../shared/ListBody.tsx';
import { choiceOptions } from '../choiceOptions.tsx';
import { NearList } from '../NearList.tsx';
import { QuickSelectDialog } from '../QuickSelectDialog.tsx';
import { ReleaseBar } from '../ReleaseBar.tsx';
import { ReleaseConfirmDialog } from '../ReleaseConfirmDialog.tsx';
import { ReleaseEpisodeItem } from '../ReleaseEpisodeItem.tsx';
import styles from '../ReleasePanel.module.css';
import type { ReleaseItem } from '../releaseItems.ts';
import type { ReleaseKind } from '../releaseKinds.ts';
import { placesAction, releaseOperations } from '../releaseOperations.ts';
import { planOf, type ReleaseChange } from '../releasePlan.ts';
import { useWholeList } from '../useWholeList.ts';
import { folderGroups, looseDuplicate } from './looseDuplicates.ts';

const pageSize = 200;

const pageQuery = (page: number) =>
  filePageQuery(
    {
      include_only: ['Duplicates', 'Unrecognized'],
      include: ['AbsolutePaths'],
      sortOrder: ['FileName'],
      pageSize,
    },
    page,
  );

/** Files without episodes that lie in several places. Each place may be deleted; the other ones stay. */
export function LooseDuplicates({ kind }: { readonly kind: ReleaseKind }) {
  const mayDelete = useMay(deleteFileLocation);
  const list = useWholeList(pageQuery, pageSize);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'selecting' | 'confirming'>();
  const files = useMemo(() => list.items.map(looseDuplicate), [list.items]);
  const choices = useMemo(() => new Map([...chosen].map((key) => [key, 'delete' as const])), [chosen]);
  const plan = useMemo(() => planOf(files, choices), [files, choices]);
  const set = (items: readonly ReleaseItem[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const { key } of items) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    setChosen(next);
  };
  const operation = useBulkOperation(releaseOperations().loose, (_, done) =>
    setChosen((before) => new Set([...before].filter((key) => !done.some((one) => one.key === key)))),
  );
  const confirm = (changes: readonly ReleaseChange[]): void => {
    const tasks = changes.map((change) => ({ ...change, key: change.item.key, name: change.item.name }));
    void operation.run(placesAction(kind), tasks);
  };
  return (
    <section aria-label={t`Unrecognized duplicates`} className={styles.whole}>
      <ListBody
        list={list}
        countText={(count) => t`${plural(count, { one: '# file', other: '# files' })}`}
        failure={t`Duplicate files could not be loaded`}
        skeleton={['40%', '90%', '85%', '45%', '88%']}
        empty={
          <EmptyState
            title={t`No unrecognized duplicates`}
            text={t`Files without episodes that are in several locations appear here.`}
          />
        }
      >
        {mayDelete && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => setOpen('selecting')}>
              <Trans>Quick Select</Trans>
            </Button>
          </div>
        )}
        <div ref={setScroller} className={styles.scroller}>
          <NearList
            items={files}
            keyOf={({ id }) => id}
            heightOf={({ items }) => 4.75 + 6.25 * items.length}
            scroller={scroller}
            itemClassName={styles.episodeItem}
            renderItem={(file) => (
              <ReleaseEpisodeItem
                episode={file}
                options={choiceOptions(mayDelete, true)}
                choices={choices}
                isEmptied={false}
                onChoose={(item, choice) => set([item], choice === 'delete')}
              />
            )}
          />
        </div>
      </ListBody>
      <BulkReport operation={operation} />
      {!operation.progress && (
        <ReleaseBar
          plan={plan}
          hiddenCount={0}
          busy={false}
          onDiscard={() => setChosen(new Set())}
          onConfirm={() => setOpen('confirming')}
        />
      )}
      {open === 'selecting' && (
        <QuickSelectDialog
          groups={folderGroups(files)}
          onSelect={(items) => set(items, true)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'confirming' && (
        <ReleaseConfirmDialog
          kind={kind}
          plan={plan}
          emptied={[]}
          mustType={plan.goneFiles.size > 0}
          onClose={() => setOpen(undefined)}
          onConfirm={() => confirm(plan.changes)}
        />
      )}
    </section>
  );
}
