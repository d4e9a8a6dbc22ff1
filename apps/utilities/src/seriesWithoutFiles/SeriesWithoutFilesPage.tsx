import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { selectOnly } from '@hondana/shared/bulk/selection';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { type SearchText, useSearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plusIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { atom } from 'jotai';
import { useState } from 'react';
import { ListBody } from '../shared/ListBody.tsx';
import { NothingFound } from '../shared/NothingFound.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PageSearch } from '../shared/PageSearch.tsx';
import { useSorting } from '../shared/useSorting.ts';
import { SeriesSelectionBar } from './SeriesSelectionBar.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import styles from './SeriesWithoutFilesPage.module.css';
import { seriesDeletion } from './seriesDeletion.ts';
import { seriesColumns } from './sortedPages.ts';
import { useSeriesList } from './useSeriesList.ts';

const AddSeriesDialog = lazyPart(async () => (await import('./AddSeriesDialog.tsx')).AddSeriesDialog);

const byName = { column: 'name', isDescending: false } as const;

export function SeriesWithoutFilesPage() {
  const search = useSearchText('q');
  // Search results are ordered by relevance.
  const defaultSorting = search.search === '' ? byName : undefined;
  const { sorting, choose } = useSorting(seriesColumns, defaultSorting);
  const isDefault =
    sorting?.column === defaultSorting?.column && sorting?.isDescending === defaultSorting?.isDescending;
  const list = useSeriesList(search.search, isDefault ? undefined : sorting);
  const selecting = useSelection(list, () =>
    atom(selectOnly((seriesDeletion().read().failure?.items ?? []).map(({ item }) => item))),
  );
  const [isAdding, setAdding] = useState(false);
  return (
    <PageFrame
      heading={t`Series Without Files`}
      controls={
        <>
          <PageSearch
            label={t`Search series`}
            placeholder={t`Search series...`}
            search={search}
            className={styles.search}
          />
          <Button icon={plusIcon} onClick={() => setAdding(true)}>
            <Trans>Add Series</Trans>
          </Button>
        </>
      }
    >
      <ListBody
        list={list}
        countText={(count) => t`${plural(count, { one: '# series', other: '# series' })}`}
        failure={t`The series could not be loaded`}
        skeleton={['60%', '75%', '50%', '80%', '65%', '70%', '55%', '85%']}
        empty={<NoSeries search={search} />}
      >
        <SeriesTable
          key={`${search.search} ${sorting?.column} ${sorting?.isDescending}`}
          list={list}
          selecting={selecting}
          sorting={sorting}
          onSort={choose}
        />
      </ListBody>
      <SeriesSelectionBar list={list} selecting={selecting} />
      {isAdding && <AddSeriesDialog onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}

function NoSeries({ search }: { readonly search: SearchText }) {
  if (search.search === '')
    return (
      <EmptyState title={t`No series without files!`} text={t`All series in the collection have files.`} />
    );
  return <NothingFound what="series" search={search} />;
}
