import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { useSearchParams } from '@hondana/shared/navigation';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { isProblem, type LinkRow } from '../links/linkRows.ts';
import { setRow } from '../links/overrides.ts';
import type { SeriesView } from '../SeriesView.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { EpisodeRow } from './EpisodeRow.tsx';
import { focusCurrentRow } from './focusRow.ts';
import { RangeBar } from './RangeBar.tsx';
import { RowList } from './RowList.tsx';
import { ShowFailure } from './ShowFailure.tsx';
import { ShowTools } from './ShowTools.tsx';
import { useRangeTools } from './useRangeTools.ts';
import { useRowActions } from './useRowActions.ts';
import { useTmdbEpisodes } from './useTmdbEpisodes.ts';

const EpisodePicker = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './EpisodePicker.tsx')).EpisodePicker,
);

type Picking = { readonly row: LinkRow } | 'selection';

function selectable(episodeId: number | undefined) {
  return episodeId === undefined ? undefined : { key: String(episodeId) };
}

interface ShowViewProps extends SeriesView {
  readonly rows: readonly LinkRow[];
  readonly showId: number;
  readonly isNew: boolean;
}

export function ShowView(props: ShowViewProps) {
  const { series, mayEdit, anidb, links, draft, changeDraft, rows, showId, isNew } = props;
  const { saved } = links;
  const [parameters] = useSearchParams();
  const onlyProblems = parameters.get('only') === 'problems';
  const tmdb = useTmdbEpisodes(showId, rows);
  const [picking, setPicking] = useState<Picking>();

  const byId = useMemo(() => new Map(anidb.episodes.map((one) => [one.ID, one])), [anidb.episodes]);
  const shown = useMemo(
    () => (onlyProblems ? rows.filter(({ episodeId }) => isProblem(episodeId, saved)) : rows),
    [rows, onlyProblems, saved],
  );
  const order = useMemo(() => [...new Set(shown.map(({ episodeId }) => episodeId))], [shown]);
  const { has, press, selectAll, clear } = useSelection({
    total: order.length,
    itemAt: (index) => selectable(order[index]),
    itemsIn: async (first, last) => order.slice(first, last + 1).flatMap((id) => selectable(id) ?? []),
  });
  const chosen = order.filter((id) => has(String(id)));

  const lockedEpisodes = useMemo(() => {
    const isForeign = ({ tmdbId }: LinkRow) => tmdbId > 0 && !tmdb.isPending && !tmdb.own.has(tmdbId);
    return new Set(rows.filter(isForeign).map(({ episodeId, index }) => `${episodeId}:${index}`));
  }, [rows, tmdb.isPending, tmdb.own]);
  const isLocked = (episodeId: number) =>
    rows.some((row) => row.episodeId === episodeId && lockedEpisodes.has(`${episodeId}:${row.index}`));
  const tools = useRangeTools({ draft, changeDraft, saved, orders: tmdb.orders, isLocked });
  const actions = useRowActions({
    changeDraft,
    saved,
    select: (episodeId, extend) => press(order.indexOf(episodeId), { extend, add: true }),
    pick: (row) => setPicking({ row }),
    linkFromHere: (episodeId) => {
      const type = byId.get(episodeId)?.Type;
      const following = order.slice(order.indexOf(episodeId)).filter((id) => byId.get(id)?.Type === type);
      const first = rows.find((row) => row.episodeId === episodeId);
      if (first) tools.linkInOrder(following, first.tmdbId);
    },
  });

  const choose = (tmdbId: number) => {
    if (picking === 'selection') tools.linkInOrder(chosen, tmdbId);
    else if (picking) {
      const { episodeId, index } = picking.row;
      changeDraft((one) => ({ ...one, episodes: setRow(one.episodes, saved, episodeId, index, tmdbId) }));
    }
    setPicking(undefined);
  };

  const renderRow = (row: LinkRow, focus: ItemFocus) => {
    const episode = byId.get(row.episodeId);
    if (!episode) return null;
    return (
      <EpisodeRow
        key={`${row.episodeId}:${row.index}`}
        row={row}
        episode={episode}
        tmdb={tmdb.byId.get(row.tmdbId)}
        isLocked={lockedEpisodes.has(`${row.episodeId}:${row.index}`)}
        isSelected={has(String(row.episodeId))}
        actions={mayEdit ? actions : undefined}
        tabIndex={focus.tabIndex}
        place={focus['data-virtual-item']}
      />
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!mayEdit || event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    selectAll();
  };

  return (
    <WhenLoaded anidb={anidb} links={links}>
      <ShowTools
        series={series}
        showId={showId}
        isNew={isNew}
        mayEdit={mayEdit}
        selected={chosen.length}
        total={order.length}
        onSelectAll={selectAll}
        onClear={clear}
      />
      {tmdb.error && <ShowFailure showId={showId} mayEdit={mayEdit} tmdb={tmdb} />}
      <RowList
        rows={shown}
        // The first page is loaded before the rest.
        loadingCount={onlyProblems ? 0 : anidb.total - anidb.episodes.length}
        isFiltered={onlyProblems}
        renderRow={renderRow}
        onKeyDown={onKeyDown}
      />
      {mayEdit && chosen.length > 0 && (
        <RangeBar
          count={chosen.length}
          onLinkInOrder={() => setPicking('selection')}
          onShift={(by) => tools.shift(chosen, by)}
          onUnlink={() => tools.clear(chosen)}
          onClear={() => {
            focusCurrentRow();
            clear();
          }}
        />
      )}
      {picking && (
        <EpisodePicker
          showId={showId}
          episode={byId.get(picking === 'selection' ? (chosen[0] ?? 0) : picking.row.episodeId)}
          current={picking === 'selection' ? undefined : picking.row.tmdbId}
          list={tmdb.list}
          rows={rows}
          anidb={byId}
          onPick={choose}
          onClose={() => setPicking(undefined)}
        />
      )}
    </WhenLoaded>
  );
}
