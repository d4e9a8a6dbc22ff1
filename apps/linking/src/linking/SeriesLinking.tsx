import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { Series } from '@hondana/shared/api/types';
import { Navigate, useNavigate } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { Banner } from '@hondana/shared/ui/Banner';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { linkIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { changesIn, emptyLinkingDraft } from './draft/linkingDraft.ts';
import { RestoredDraft } from './draft/RestoredDraft.tsx';
import { useLinkingDraft } from './draft/useLinkingDraft.ts';
import { focusTitle } from './focusTitle.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { LinkingBar } from './LinkingBar.tsx';
import styles from './LinkingPage.module.css';
import { LinkSwitcher, linkedWorks } from './LinkSwitcher.tsx';
import { matchCounts, rowsOfEpisode } from './links/linkRows.ts';
import { unsavedOf } from './links/overrides.ts';
import { MovieView } from './movie/MovieView.tsx';
import { movieCallsOf, moviesOfEpisode } from './movie/movieLinks.ts';
import { useSave } from './save/useSave.ts';
import { SearchView } from './search/SearchView.tsx';
import { ShowView } from './show/ShowView.tsx';
import { useAnidbEpisodes } from './useAnidbEpisodes.ts';
import { useFocusOnSwitch } from './useFocusOnSwitch.ts';
import { linkAddress, useLinkAddress } from './useLinkAddress.ts';
import { useSeriesLinks } from './useSeriesLinks.ts';

// One chunk for all dialogs, smaller than one each.
const SaveDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './save/SaveDialog.tsx')).SaveDialog,
);

interface SeriesLinkingProps {
  readonly series: Series;
  readonly mayEdit: boolean;
}

/** The URL decides which show or movie is compared with the episodes. */
export function SeriesLinking({ series, mayEdit }: SeriesLinkingProps) {
  const seriesId = series.IDs.ID;
  const address = useLinkAddress();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const isLeaving = useRef(false);

  const works = useMemo(() => linkedWorks(series), [series]);
  const defaultKind = series.AniDB?.Type === 'Movie' ? 'Movie' : 'Show';
  const kind = address.kind ?? defaultKind;
  const isNewShow = kind === 'Show' && address.id !== undefined && !series.IDs.TMDB.Show.includes(address.id);
  const newShow = isNewShow && mayEdit ? address.id : undefined;
  const [draft, changeDraft] = useLinkingDraft(seriesId, newShow);
  const [seriesDraft, changeSeriesDraft] = useLinkingDraft(seriesId);
  useFocusOnSwitch(address.id);
  const links = useSeriesLinks(seriesId, newShow);
  const anidb = useAnidbEpisodes(seriesId, address.showsHidden);
  const save = useSave(seriesId, changeDraft, changeSeriesDraft);

  const episodes = mayEdit ? draft.episodes : emptyLinkingDraft.episodes;
  const { saved, movies } = links;
  const rows = useMemo(
    () => anidb.episodes.flatMap(({ ID }) => rowsOfEpisode(ID, saved, episodes)),
    [anidb.episodes, saved, episodes],
  );
  const counts = useMemo(() => {
    if (kind === 'Show') return matchCounts(rows);
    const linked = anidb.episodes.filter(({ ID }) => moviesOfEpisode(ID, movies, draft.movies).length > 0);
    return {
      ...matchCounts([]),
      override: linked.length,
      unlinked: anidb.episodes.length - linked.length,
    };
  }, [kind, rows, anidb.episodes, movies, draft.movies]);
  const unsaved = {
    newShow,
    overrides: unsavedOf(episodes, saved),
    existing: links.existing,
    movies: movieCallsOf(mayEdit ? draft.movies : {}, movies),
  };
  const changes = changesIn(draft);
  // Leaving also loses unsaved changes of the series' other links.
  const otherChanges = newShow === undefined ? 0 : changesIn(seriesDraft);
  const changed =
    Object.keys(unsaved.overrides).length + unsaved.movies.removals.length + unsaved.movies.additions.length;
  const isReady = !links.isPending && links.error === null;
  const canSave = mayEdit && isReady && (changed > 0 || newShow !== undefined);
  const discard = () => changeDraft(() => emptyLinkingDraft);
  const discardWithUndo = () => {
    discard();
    focusTitle();
    notify({
      kind: 'info',
      title: t`${plural(changes, { one: '# change', other: '# changes' })} discarded`,
      key: 'linking-range',
      action: { label: t`Undo`, onPress: () => changeDraft(() => draft) },
    });
  };

  const [first] = works;
  if (address.kind === undefined && first !== undefined) {
    return <Navigate to={linkAddress(first.kind, first.id)} />;
  }

  const view = {
    series,
    mayEdit,
    anidb,
    links,
    draft,
    changeDraft,
  };
  return (
    <div className={styles.page}>
      <title>{`${t`Metadata Linking`} · ${series.Name} · Hondana`}</title>
      <LinkingBar
        seriesId={seriesId}
        name={series.Name}
        counts={counts}
        isCounted={anidb.isComplete && isReady}
        unsaved={mayEdit ? changes : undefined}
        canSave={canSave}
        onSave={() => setSaving(true)}
        onDiscard={discardWithUndo}
      />
      {!mayEdit && (
        <Banner>
          <Trans>Only administrators can change links.</Trans>
        </Banner>
      )}
      {mayEdit && <RestoredDraft key={`draft-${newShow}`} changes={changes} onDiscard={discardWithUndo} />}
      {(works.length > 0 || newShow !== undefined) && (
        <LinkSwitcher
          works={works}
          current={{ kind, id: address.id }}
          another={mayEdit ? defaultKind : undefined}
        />
      )}
      {address.id === undefined && mayEdit && <SearchView series={series} kind={kind} />}
      {address.id === undefined && !mayEdit && (
        <EmptyState icon={linkIcon} title={t`This series is not linked to TMDB.`} />
      )}
      {address.id !== undefined && kind === 'Show' && (
        <ShowView key={address.id} {...view} rows={rows} showId={address.id} isNew={isNewShow} />
      )}
      {address.id !== undefined && kind === 'Movie' && (
        <MovieView key={address.id} {...view} movieId={address.id} />
      )}
      <LeaveQuestion
        unsaved={mayEdit ? changes + otherChanges : 0}
        isLeaving={isLeaving}
        onDiscard={() => {
          discard();
          changeSeriesDraft(() => emptyLinkingDraft);
        }}
      />
      {isSaving && (
        <SaveDialog
          open
          onOpenChange={setSaving}
          onClose={() => setSaving(false)}
          episodes={anidb.episodes}
          newShow={
            newShow === undefined
              ? undefined
              : { id: newShow, matched: [...saved.keys()].filter((id) => !links.existing.has(id)).length }
          }
          overrides={unsaved.overrides}
          saved={saved}
          movies={unsaved.movies}
          onSave={async () => {
            await save(unsaved);
            isLeaving.current = true;
            await navigate(`/collection/series/${seriesId}`);
          }}
        />
      )}
    </div>
  );
}
