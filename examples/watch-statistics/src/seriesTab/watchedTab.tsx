import type { SlotContent } from '@hondana/shared/remote/slots';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDateTime, formatDuration } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { secondsOf } from '../shared/counts.ts';
import { WhenLoaded } from '../shared/WhenLoaded.tsx';
import { type WatchedEpisode, watchedOfSeriesQuery } from '../shared/watchedEpisodes.ts';

/** A function, for the language in use: a module is read once. */
const columns = (): readonly TableColumn<WatchedEpisode>[] => [
  { key: 'name', header: t`Episode`, cell: ({ name }) => name, heading: true },
  { key: 'at', header: t`Watched`, cell: ({ at }) => formatDateTime(at) },
  { key: 'duration', header: t`Length`, cell: ({ duration }) => formatDuration(duration), align: 'end' },
];

function WatchedTab({ seriesId }: { readonly seriesId: number }) {
  const watched = useQuery(watchedOfSeriesQuery(seriesId));
  return (
    <Panel title={t`Watched`}>
      <WhenLoaded query={watched}>
        {(episodes) => (episodes.length === 0 ? <NothingYet /> : <Watched episodes={episodes} />)}
      </WhenLoaded>
    </Panel>
  );
}

export const contribution: SlotContent<'series.tab'> = WatchedTab;

function NothingYet() {
  return <EmptyState compact title={t`No episode of this series is watched`} />;
}

function Watched({ episodes }: { readonly episodes: readonly WatchedEpisode[] }) {
  const latestFirst = episodes.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const total = formatDuration(secondsOf(episodes));
  return (
    <>
      <p>{t`${plural(episodes.length, { one: '# episode', other: '# episodes' })} watched, ${total} in all.`}</p>
      <Table
        caption={t`Watched episodes`}
        columns={columns()}
        rows={latestFirst}
        rowKey={({ name, at }) => `${name} ${at.getTime()}`}
      />
    </>
  );
}
