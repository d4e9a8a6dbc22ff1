import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Series } from '@hondana/shared/api/types';
import { useOutletContext, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { EpisodeFilterBar } from './EpisodeFilterBar.tsx';
import { EpisodeList } from './EpisodeList.tsx';
import styles from './EpisodesTab.module.css';
import { EpisodeWarnings } from './EpisodeWarnings.tsx';
import { defaultFilters, isFiltered, readFilters, serverFilter } from './episodeFilters.ts';
import { episodesQuery } from './episodesQuery.ts';

export const episodesCalls: TabCalls = async (client, seriesId, address) => {
  try {
    const { Server } = await client.ensureQueryData(serverVersionQuery());
    const filter = serverFilter(readFilters(address), Server.Version);
    begin(client, { ...episodesQuery(seriesId, filter, 1), retry: retryOnce });
  } catch {
    // The tab fetches again, and shows the error.
  }
};

export function EpisodesTab() {
  const series = useOutletContext<Series>();
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const search = useSearchText('search');
  const version = useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server.Version });
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  const filter = useMemo(() => serverFilter(filters, version.data), [filters, version.data]);

  const reset = () => {
    search.clear();
    updateSearchParams((parameters) => {
      for (const name of Object.keys(defaultFilters)) parameters.delete(name);
    });
  };

  return (
    <>
      <EpisodeFilterBar filters={filters} search={search} onChange={updateSearchParams} />
      <EpisodeWarnings series={series} filters={filters} />
      {version.isPending ? (
        <div aria-busy="true" className={styles.waiting} />
      ) : (
        // Remounts for each filter, so that no selection is carried over.
        <EpisodeList
          key={JSON.stringify(filter)}
          series={series}
          filter={filter}
          onReset={isFiltered(filters) ? reset : undefined}
        />
      )}
    </>
  );
}
