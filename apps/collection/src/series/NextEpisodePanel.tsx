import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { pictureAddress } from '@hondana/shared/anime/pictureAddress';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { Episode } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { setEpisodeWatched } from '@hondana/shared/resources/episodes';
import { chosenImage } from '@hondana/shared/resources/images';
import { nextUpEpisodeQuery } from '@hondana/shared/resources/series';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDate, formatDuration } from '@hondana/shared/ui/format';
import { checkIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { Picture } from '@hondana/shared/ui/Picture';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './NextEpisodePanel.module.css';

/** The episode to watch next, if any is left. */
export function NextEpisodePanel({ seriesId }: { readonly seriesId: number }) {
  const next = useQuery(nextUpEpisodeQuery({ seriesId }));
  return (
    <Panel title="Episode On Deck" aria-busy={next.isPending}>
      {next.isPending && (
        <div className={styles.episode}>
          <Skeleton shape="block" height="auto" className={styles.picture} />
          <div className={styles.text}>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
            <Skeleton width="90%" />
          </div>
        </div>
      )}
      <QueryFailure query={next} compact title="The next episode could not be loaded" />
      {next.data === null && (
        <EmptyState compact icon={checkIcon} title="All available episodes have already been watched" />
      )}
      {next.data && <NextEpisode seriesId={seriesId} episode={next.data} />}
    </Panel>
  );
}

interface NextEpisodeProps {
  readonly seriesId: number;
  readonly episode: Episode;
}

function NextEpisode({ seriesId, episode }: NextEpisodeProps) {
  const useFallback = useWebUiSettings(({ collection }) => collection.image.useThumbnailFallback);
  const { Images, AniDB, Name, Duration, Description } = episode;
  const picture =
    pictureAddress(chosenImage(Images.Thumbnails)) ??
    (useFallback ? pictureAddress(chosenImage(Images.Backdrops)) : undefined);
  const lang = titleLanguage(Name, AniDB?.Titles);
  const description = Description || AniDB?.Description;
  const watch = useWrite(setEpisodeWatched, {
    done: 'Episode marked as watched!',
    failed: 'Failed to mark episode as watched!',
  });
  return (
    <article className={styles.episode}>
      {picture && <Picture src={picture} alt="" className={styles.picture} />}
      <div className={styles.text}>
        <h3 className={styles.name}>
          {AniDB && (
            <span className={styles.number}>{episodeNumberText(AniDB.Type, AniDB.EpisodeNumber)}</span>
          )}
          <span lang={lang} dir="auto">
            {Name}
          </span>
        </h3>
        <p className={styles.facts}>
          {[AniDB?.AirDate && formatDate(AniDB.AirDate), formatDuration(Duration)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {description && (
          <ClampedText lines={2} className={styles.description}>
            {description}
          </ClampedText>
        )}
        <Button
          size="small"
          icon={checkIcon}
          busy={watch.isPending}
          onClick={() => watch.mutate({ seriesId, episodeId: episode.IDs.ID, watched: true })}
        >
          Mark as watched
        </Button>
      </div>
    </article>
  );
}
