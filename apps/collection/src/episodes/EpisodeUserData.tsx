import { useWrite } from '@hondana/shared/api/useWrite';
import { episodeUserDataQuery, setEpisodeFavorite } from '@hondana/shared/resources/episodes';
import { Button } from '@hondana/shared/ui/Button';
import { formatDateTime } from '@hondana/shared/ui/format';
import { heartFilledIcon, heartIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './EpisodeUserData.module.css';

interface EpisodeUserDataProps {
  readonly seriesId: number;
  readonly episodeId: number;
}

/** An unwatched episode has no date, though it may have been played. */
function playedText(count: number, last: string | null): string {
  if (count === 0) return t`Not played yet`;
  if (last === null) return t`Played ${plural(count, { one: '# time', other: '# times' })}`;
  const date = formatDateTime(last);
  return t`Played ${plural(count, { one: '# time', other: '# times' })}, last on ${date}`;
}

/** Since version 6: the play count, and whether the episode is a favourite. */
export function EpisodeUserData({ seriesId, episodeId }: EpisodeUserDataProps) {
  const query = useQuery(episodeUserDataQuery({ episodeId }));
  const change = useWrite(setEpisodeFavorite, {
    undo: (input) => setEpisodeFavorite.with({ ...input, isFavorite: !input.isFavorite }),
    done: (_, { isFavorite }) => (isFavorite ? t`Added to favorites!` : t`Removed from favorites!`),
    failed: ({ isFavorite }) =>
      isFavorite
        ? t`The episode could not be added to favorites`
        : t`The episode could not be removed from favorites`,
  });
  if (query.isPending) return <Skeleton shape="block" height="2rem" />;
  if (!query.data)
    return <QueryFailure query={query} compact title={t`Your play count could not be loaded`} />;
  const { PlaybackCount, LastPlayedAt, IsFavorite } = query.data;
  return (
    <div className={styles.data}>
      <Button
        icon={IsFavorite ? heartFilledIcon : heartIcon}
        size="small"
        aria-pressed={IsFavorite}
        busy={change.isPending}
        onClick={() => change.mutate({ seriesId, episodeId, isFavorite: !IsFavorite })}
      >
        <Trans>Favorite</Trans>
      </Button>
      <span>{playedText(PlaybackCount, LastPlayedAt)}</span>
    </div>
  );
}
