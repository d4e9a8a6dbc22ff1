import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { availableImageUrl, chosenImage, episodeStills } from '@hondana/shared/anime/images';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { Episode, Series } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { setEpisodeWatched } from '@hondana/shared/resources/episodes';
import { nextUpEpisodeQuery } from '@hondana/shared/resources/series';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { ClampedText } from '@hondana/shared/ui/ClampedText';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDate, formatDuration } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkIcon, filmIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { Picture } from '@hondana/shared/ui/Picture';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import styles from './NextEpisodePanel.module.css';

/** Picks the placeholder until the server has answered. */
function isUnfinished({ Local, Watched }: Series['Sizes']): boolean {
  return Local.Episodes > Watched.Episodes || Local.Specials > Watched.Specials;
}

function hasEpisodes({ Local }: Series['Sizes']): boolean {
  return Object.values(Local).some((count) => count > 0);
}

export function NextEpisodePanel({ series }: { readonly series: Series }) {
  const seriesId = series.IDs.ID;
  const next = useQuery(nextUpEpisodeQuery({ seriesId }));
  return (
    <Panel title={t`Episode On Deck`} aria-busy={next.isPending}>
      {next.isPending && (isUnfinished(series.Sizes) ? <EpisodePlaceholder /> : <NothingPlaceholder />)}
      <QueryFailure query={next} compact title={t`The next episode could not be loaded`} />
      {next.data === null &&
        (hasEpisodes(series.Sizes) ? (
          <EmptyState compact icon={checkIcon} title={t`All available episodes have already been watched`} />
        ) : (
          <EmptyState
            compact
            icon={filmIcon}
            title={t`No episodes of this series are in the collection yet`}
          />
        ))}
      {next.data && <NextEpisode seriesId={seriesId} episode={next.data} />}
    </Panel>
  );
}

/** As tall as an episode with one line of name and two of description. */
function EpisodePlaceholder() {
  return (
    <div className={styles.episode}>
      <Skeleton shape="block" height="auto" className={styles.picture} />
      <div className={styles.text}>
        <Skeleton width="60%" />
        <Skeleton width="30%" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
        <Skeleton shape="block" width="9rem" height="2rem" />
      </div>
    </div>
  );
}

/** As tall as the note that all is watched. */
function NothingPlaceholder() {
  return <EmptyState compact icon={checkIcon} title={<Skeleton width="16rem" />} />;
}

interface NextEpisodeProps {
  readonly seriesId: number;
  readonly episode: Episode;
}

function NextEpisode({ seriesId, episode }: NextEpisodeProps) {
  const useFallback = useWebUiSettings(({ collection }) => collection.image.useThumbnailFallback);
  const { Images, AniDB, Name, Duration, Description } = episode;
  const picture =
    availableImageUrl(chosenImage(episodeStills(Images))) ??
    (useFallback ? availableImageUrl(chosenImage(Images.Backdrops)) : undefined);
  const lang = titleLanguage(Name, AniDB?.Titles);
  const description = Description || AniDB?.Description;
  const watch = useWrite(setEpisodeWatched, {
    done: t`Episode marked as watched!`,
    failed: t`Failed to mark episode as watched!`,
  });
  return (
    <article className={styles.episode}>
      <div className={classNames(styles.picture, styles.frame)}>
        {picture ? (
          <Picture src={picture} alt="" className={styles.image} />
        ) : (
          <Icon icon={filmIcon} size={8} />
        )}
      </div>
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
          <Trans>Mark as watched</Trans>
        </Button>
      </div>
    </article>
  );
}
