import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { AnidbEpisode } from '@hondana/shared/api/types';
import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { formatDate } from '@hondana/shared/ui/format';
import { minusIcon, plusIcon } from '@hondana/shared/ui/icons';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './MovieRow.module.css';

interface MovieRowProps {
  readonly episode: AnidbEpisode;
  readonly title: string;
  readonly isLinked: boolean;
  readonly isChanged: boolean;
  /** Title of another movie that the episode is linked to. */
  readonly other: string | undefined;
  readonly focus: ItemFocus;
  /** Undefined without permission. */
  readonly onToggle: (() => void) | undefined;
}

export function MovieRow({ episode, title, isLinked, isChanged, other, focus, onToggle }: MovieRowProps) {
  const number = episodeNumberText(episode.Type, episode.EpisodeNumber);
  const isLocked = other !== undefined && !isLinked;
  const label = isLinked ? t`Remove movie from episode ${number}` : t`Add movie to episode ${number}`;
  const button = onToggle && (
    <Button
      {...focus}
      size="small"
      icon={isLinked ? minusIcon : plusIcon}
      aria-label={label}
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : onToggle}
    >
      {isLinked ? t`Remove` : t`Add`}
    </Button>
  );
  return (
    <article aria-label={t`Episode ${number}`} className={styles.row} {...(onToggle ? {} : focus)}>
      <span className={styles.place}>{number}</span>
      <span className={styles.episode}>
        <bdi
          lang={titleLanguage(episode.Title, episode.Titles)}
          title={episode.Title}
          className={styles.name}
        >
          {episode.Title || t`No title`}
        </bdi>
        <span className={styles.date}>{episode.AirDate ? formatDate(episode.AirDate) : t`No date`}</span>
      </span>
      <span className={styles.linked}>
        {isChanged && (
          <Badge tone="other">
            <span>UO</span>
            <span className={styles.words}>
              <Trans>User Override</Trans>
            </span>
          </Badge>
        )}
        <span dir="auto" className={isLinked || isLocked ? styles.movie : styles.none}>
          {isLinked ? title : (other ?? t`Not linked`)}
        </span>
      </span>
      {button &&
        (isLocked ? (
          <Tooltip text={t`This episode is already linked to a different movie!`}>{button}</Tooltip>
        ) : (
          button
        ))}
    </article>
  );
}
