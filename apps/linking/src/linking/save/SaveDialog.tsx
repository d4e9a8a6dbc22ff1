import type { AnidbEpisode } from '@hondana/shared/api/types';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

const actions: Readonly<Record<ChangeKind, (count: number) => string>> = {
  added: (count) => t`${plural(count, { one: 'Link # episode', other: 'Link # episodes' })}`,
  changed: (count) =>
    t`${plural(count, { one: 'Change the links of # episode', other: 'Change the links of # episodes' })}`,
  removed: (count) =>
    t`${plural(count, { one: 'Remove the links of # episode', other: 'Remove the links of # episodes' })}`,
  barred: (count) =>
    t`${plural(count, { one: 'Mark # episode as not to be linked', other: 'Mark # episodes as not to be linked' })}`,
};

const takeMovie = (count: number) =>
  t`${plural(count, { one: 'Remove the movie from # episode', other: 'Remove the movie from # episodes' })}`;
const putMovie = (count: number) =>
  t`${plural(count, { one: 'Add the movie to # episode', other: 'Add the movie to # episodes' })}`;

export function SaveDialog(props: SaveDialogProps) {
  const { open, onOpenChange, episodes, newShow, overrides, saved, movies, onSave } = props;
  const changes = changesOf(overrides, saved);
  const lines = (Object.keys(actions) as ChangeKind[]).flatMap((kind) => {
    const ids = changes.filter((change) => change.kind === kind).map(({ episodeId }) => episodeId);
    return ids.length === 0 ? [] : [{ text: actions[kind](ids.length), ids, isLoss: kind === 'removed' }];
  });
  const movieLines = [
    { calls: movies.removals, action: takeMovie, isLoss: true },
    { calls: movies.additions, action: putMovie, isLoss: false },
  ].flatMap(({ calls, action, isLoss }) => {
    const ids = calls.map(({ episodeId }) => episodeId);
    return ids.length === 0 ? [] : [{ text: action(ids.length), ids, isLoss }];
  });
  const all = [...movieLines, ...lines];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Save these links?`}
      confirmLabel={t`Save Links`}
      onConfirm={onSave}
      failure={(error) => (error instanceof Error ? error.message : t`Failed to save links!`)}
    >
      <ul className={styles.changes}>
        {newShow && <NewShow {...newShow} />}
        {all.map(({ text, ids, isLoss }) => (
          <li key={text}>
            {text} <span className={styles.which}>({episodeRanges(ids, episodes)})</span>
            {isLoss && (
              <span
                className={styles.loss}
              >{t`Their TMDB titles, descriptions and images will be removed.`}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>You can undo this from the notice that follows.</Trans>
      </p>
    </ConfirmDialog>
  );
}

function NewShow({ id, matched }: { readonly id: number; readonly matched: number }) {
  const { data } = useQuery(tmdbShowQuery({ showId: id }));
  const title = data?.Title || t`Show ${id}`;
  return (
    <li>{t`Link “${title}”, which the server matches with ${plural(matched, { one: '# episode', other: '# episodes' })}`}</li>
  );
}
