import { onlyThese } from '@hondana/shared/bulk/selection';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { ListFailure } from '@hondana/shared/lists/ListFailure';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural } from '@hondana/shared/ui/format';
import { plusIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { type SearchText, useSearchText } from '@hondana/shared/ui/useSearchText';
import { atom } from 'jotai';
import { useState } from 'react';
import { PageFrame } from '../shared/PageFrame.tsx';
import { SeriesSelectionBar } from './SeriesSelectionBar.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import styles from './SeriesWithoutFilesPage.module.css';
import { seriesOperation } from './seriesOperation.ts';
import { useSeriesList } from './useSeriesList.ts';

const AddSeriesDialog = lazyPart(async () => (await import('./AddSeriesDialog.tsx')).AddSeriesDialog);

/** Series in the collection without any files: searched, deleted, and added. */
export function SeriesWithoutFilesPage() {
  const search = useSearchText('q');
  const list = useSeriesList(search.search);
  const selecting = useSelection({ total: list.total, itemAt: list.seriesAt, itemsIn: list.seriesIn }, () =>
    atom(onlyThese((seriesOperation().read().failure?.items ?? []).map(({ item }) => item))),
  );
  const [isAdding, setAdding] = useState(false);
  return (
    <PageFrame
      heading="Series Without Files"
      controls={
        <>
          <search className={styles.search}>
            <SearchField
              label="Search series"
              placeholder="Search series..."
              value={search.text}
              onChange={search.setText}
              shortcut
            />
          </search>
          <Button icon={plusIcon} onClick={() => setAdding(true)}>
            Add Series
          </Button>
        </>
      }
    >
      <p role="status" className={styles.count}>
        {list.total !== undefined && plural(list.total, 'series', 'series')}
      </p>
      <ListFailure list={list} compact title="The series could not be loaded" />
      {list.total === undefined && list.failed.length === 0 && <TableSkeleton />}
      {list.total === 0 && <NoSeries search={search} />}
      {list.total !== undefined && list.total > 0 && (
        <SeriesTable key={search.search} list={list} selecting={selecting} />
      )}
      <SeriesSelectionBar list={list} selecting={selecting} />
      {isAdding && <AddSeriesDialog onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}

function NoSeries({ search }: { readonly search: SearchText }) {
  if (search.search === '')
    return <EmptyState title="No series without files!" text="Every series of the collection has files." />;
  return (
    <EmptyState
      title="No series without files!"
      text={
        <>
          None of them is called <q>{search.search}</q>.
        </>
      }
      action={<Button onClick={search.clear}>Clear search</Button>}
    />
  );
}

function TableSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      {['60%', '75%', '50%', '80%', '65%', '70%', '55%', '85%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
