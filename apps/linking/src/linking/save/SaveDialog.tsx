import type { AnidbEpisode } from '@hondana/shared/api/types';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural } from '@hondana/shared/ui/format';
import { useQuery } from '@tanstack/react-query';
import type { Overrides, SavedLinks } from '../links/linkRows.ts';
import { type ChangeKind, changesOf } from '../links/mapping.ts';
import type { MovieCalls } from '../movie/movieLinks.ts';
import { tmdbShowQuery } from '../tmdb.ts';
import { episodeRanges } from './episodeRanges.ts';
import styles from './SaveDialog.module.css';

interface SaveDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly episodes: readonly AnidbEpisode[];
  /** A show to be linked, and how many episodes the server matches. */
  readonly newShow: { readonly id: number; readonly matched: number } | undefined;
  readonly overrides: Overrides;
  readonly saved: SavedLinks;
  readonly movies: MovieCalls;
  /** @throws an error with the message to show */
  readonly onSave: () => Promise<void>;
}

const removalNote = 'Their TMDB titles, descriptions and images will be removed.';

const actions: Readonly<Record<ChangeKind, (episodes: string) => string>> = {
  added: (episodes) => `Link ${episodes}`,
  changed: (episodes) => `Change the links of ${episodes}`,
  removed: (episodes) => `Remove the links of ${episodes}`,
  barred: (episodes) => `Mark ${episodes} as not to be linked`,
};

const count = (ids: readonly unknown[]) => plural(ids.length, 'episode', 'episodes');

export function SaveDialog(props: SaveDialogProps) {
  const { open, onOpenChange, episodes, newShow, overrides, saved, movies, onSave } = props;
  const changes = changesOf(overrides, saved);
  const lines = (Object.keys(actions) as ChangeKind[]).flatMap((kind) => {
    const ids = changes.filter((change) => change.kind === kind).map(({ episodeId }) => episodeId);
    return ids.length === 0 ? [] : [{ text: actions[kind](count(ids)), ids, isLoss: kind === 'removed' }];
  });
  const movieLines = [
    { calls: movies.removals, action: 'Take the movie from', isLoss: true },
    { calls: movies.additions, action: 'Put the movie on', isLoss: false },
  ].flatMap(({ calls, action, isLoss }) => {
    const ids = calls.map(({ episodeId }) => episodeId);
    return ids.length === 0 ? [] : [{ text: `${action} ${count(ids)}`, ids, isLoss }];
  });
  const all = [...movieLines, ...lines];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save these links?"
      confirmLabel="Save Links"
      onConfirm={onSave}
      failure={(error) => (error instanceof Error ? error.message : 'Failed to save links!')}
    >
      <ul className={styles.changes}>
        {newShow && <NewShow {...newShow} />}
        {all.map(({ text, ids, isLoss }) => (
          <li key={text}>
            {text} <span className={styles.which}>({episodeRanges(ids, episodes)})</span>
            {isLoss && <span className={styles.loss}>{removalNote}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>You can undo this from the notice that follows.</p>
    </ConfirmDialog>
  );
}

function NewShow({ id, matched }: { readonly id: number; readonly matched: number }) {
  const { data } = useQuery(tmdbShowQuery({ showId: id }));
  const title = data?.Title || `Show ${id}`;
  return (
    <li>{`Link “${title}”, which the server matches with ${plural(matched, 'episode', 'episodes')}`}</li>
  );
}
