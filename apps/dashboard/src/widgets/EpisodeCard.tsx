import { availableImageUrl } from '@hondana/shared/anime/images';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { formatTimecode, parseTimeSpan } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkIcon } from '@hondana/shared/ui/icons';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { episodeAddress } from '../shared/episodeAddress.ts';
import { episodeLabel } from '../shared/episodeLabel.ts';
import { Card } from './Card.tsx';
import styles from './EpisodeCard.module.css';

interface EpisodeCardProps {
  readonly episode: DashboardEpisode;
  readonly tabIndex: 0 | -1;
  /** Shows the episode's still instead of the series' poster. */
  readonly thumbnail: boolean;
  /** Replaces number and title. */
  readonly line?: string | undefined;
  readonly remark?: ReactNode;
}

export function EpisodeCard({ episode, tabIndex, thumbnail, line, remark }: EpisodeCardProps) {
  const picture = thumbnail ? episode.Thumbnail : episode.SeriesPoster;
  return (
    <Card
      address={episodeAddress(episode)}
      tabIndex={tabIndex}
      picture={availableImageUrl(picture)}
      wide={thumbnail}
      title={episode.SeriesTitle}
      line={line ?? episodeLabel(episode)}
      remark={remark}
    >
      {episode.Watched && (
        <span className={styles.watched}>
          <Badge look="overlay" label={t`Watched`}>
            <Icon icon={checkIcon} size={3} />
          </Badge>
        </span>
      )}
      <Progress episode={episode} />
    </Card>
  );
}

/** `ResumePosition` of `Duration` (facts 5.13). */
function Progress({ episode: { ResumePosition, Duration } }: Pick<EpisodeCardProps, 'episode'>) {
  const position = ResumePosition === null ? undefined : parseTimeSpan(ResumePosition);
  const length = parseTimeSpan(Duration);
  if (!position || !length) return null;
  const watched = formatTimecode(position);
  const duration = formatTimecode(length);
  return (
    <ProgressBar
      label={t`Watched so far`}
      hideLabel
      value={Math.min(position, length)}
      max={length}
      valueText={t`${watched} of ${duration}`}
      className={styles.progress}
    />
  );
}
