import type { SlotContent } from '@hondana/shared/remote/slots';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDateTime, formatDuration, plural } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { secondsOf } from '../shared/counts.ts';
import { WhenLoaded } from '../shared/WhenLoaded.tsx';
import { type WatchedEpisode, watchedOfSeriesQuery } from '../shared/watchedEpisodes.ts';

const columns: readonly TableColumn<WatchedEpisode>[] = [
  { key: 'name', header: 'Episode', cell: ({ name }) => name, heading: true },
  { key: 'at', header: 'Watched', cell: ({ at }) => formatDateTime(at) },
  { key: 'duration', header: 'Length', cell: ({ duration }) => formatDuration(duration), align: 'end' },
];

function WatchedTab({ seriesId }: { readonly seriesId: number }) {
  const watched = useQuery(watchedOfSeriesQuery(seriesId));
  return (
    <Panel title="Watched">
      <WhenLoaded query={watched}>
        {(episodes) => (episodes.length === 0 ? <NothingYet /> : <Watched episodes={episodes} />)}
      </WhenLoaded>
    </Panel>
  );
}

export const contribution: SlotContent<'series.tab'> = WatchedTab;

function NothingYet() {
  return <EmptyState compact title="No episode of this series is watched" />;
}

function Watched({ episodes }: { readonly episodes: readonly WatchedEpisode[] }) {
  const latestFirst = episodes.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const count = plural(episodes.length, 'episode', 'episodes');
  return (
    <>
      <p>{`${count} watched, ${formatDuration(secondsOf(episodes))} in all.`}</p>
      <Table
        caption="Watched episodes"
        columns={columns}
        rows={latestFirst}
        rowKey={({ name, at }) => `${name} ${at.getTime()}`}
      />
    </>
  );
}
