import type { Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { textOf } from '@hondana/shared/language/texts';
import { useGetLocation, useLocation, useNavigate, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Heading } from '@hondana/shared/ui/Heading';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { msg, t } from '@lingui/core/macro';
import { fetchFromTmdb } from '../tmdb.ts';
import { linkAddress } from '../useLinkAddress.ts';
import { ResultCard } from './ResultCard.tsx';
import styles from './SearchView.module.css';
import { useTmdbSearch } from './useTmdbSearch.ts';

const kinds = [
  { value: 'Show', label: msg`Series (Show)` },
  { value: 'Movie', label: msg`Movie` },
] as const;

interface SearchViewProps {
  readonly series: Series;
  readonly kind: TmdbKind;
}

export function SearchView({ series, kind }: SearchViewProps) {
  const seriesId = series.IDs.ID;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const box = useSearchText('q');
  const search = useTmdbSearch(seriesId, kind, box.search);
  const pick = useWrite(fetchFromTmdb[kind], {
    failed: t`Failed to refresh data!`,
    key: 'linking-refresh',
    onDone: async (_, { id }) => {
      // The user may have gone back meanwhile.
      if (getLocation().pathname === pathname) await navigate(linkAddress(kind, id));
    },
  });
  const linked = series.IDs.TMDB[kind];

  return (
    <section aria-label={t`Search TMDB`} className={styles.search}>
      <div className={styles.tools}>
        <RadioGroup
          label={t`Kind`}
          hideLabel
          look="segments"
          options={kinds.map(({ value, label }) => ({ value, label: textOf(label) }))}
          value={kind}
          onChange={(next) => updateSearchParams({ type: next }, { preventScrollReset: false })}
        />
        <SearchField
          label={t`Search TMDB`}
          placeholder={t`Enter Title or TMDB ID...`}
          shortcut
          value={box.text}
          onChange={box.setText}
        />
      </div>
      <Heading level={2} look="large">
        {box.search === '' ? t`Suggestions` : t`Results`}
      </Heading>
      {search.error ? (
        <ErrorState
          title={box.search === '' ? t`The suggestions could not be loaded` : t`The search failed`}
          error={search.error}
          retrying={search.retrying}
          onRetry={search.retry}
        />
      ) : search.isPending ? (
        <div aria-busy="true" className={styles.results}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} shape="block" width="100%" height="9rem" />
          ))}
        </div>
      ) : search.results.length === 0 ? (
        <EmptyState
          title={t`No results found!`}
          text={
            box.search === ''
              ? t`TMDB has no match for this series. Search by another title or enter a TMDB ID.`
              : kind === 'Show'
                ? t`No TMDB show matches.`
                : t`No TMDB movie matches.`
          }
        />
      ) : (
        <ul aria-busy={search.isStale} className={styles.results}>
          {search.results.map((result) => (
            <li key={result.id} data-result={result.id}>
              <ResultCard
                result={result}
                kind={kind}
                isLinked={linked.includes(result.id)}
                isBusy={pick.isPending && pick.variables?.id === result.id}
                onPick={() => {
                  if (!pick.isPending) pick.mutate({ id: result.id });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
