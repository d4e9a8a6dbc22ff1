import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Heading } from '@hondana/shared/ui/Heading';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EpisodeChoices } from './EpisodeChoices.tsx';
import styles from './EpisodePane.module.css';
import type { Found, LinkDraft, LinkTarget } from './LinkDraft.ts';
import { NameMatch } from './NameMatch.tsx';
import { RangeFill } from './RangeFill.tsx';
import { useAnimeEpisodes } from './useAnimeEpisodes.ts';

export interface EpisodePaneProps {
  readonly animeId: number;
  readonly draft: LinkDraft;
  /** The selected files, or all if none is selected. */
  readonly chosen: LinkDraft;
  readonly hasSelection: boolean;
  readonly onPick: (target: LinkTarget) => void;
  readonly onFound: (found: ReadonlyMap<string, Found>) => void;
  readonly onLeave: () => void;
}

export function EpisodePane({
  animeId,
  draft,
  chosen,
  hasSelection,
  onPick,
  onFound,
  onLeave,
}: EpisodePaneProps) {
  const { title, titles, type, episodes, error, isBusy, retry, refresh } = useAnimeEpisodes(animeId);
  return (
    <div className={styles.search}>
      <div className={styles.head}>
        <Heading level={2} look="large">
          <bdi>{title ?? t`Series`}</bdi>
        </Heading>
        <Button size="small" onClick={onLeave}>
          <Trans>Choose another series</Trans>
        </Button>
        <Button size="small" busy={isBusy} onClick={refresh}>
          <Trans>Force Refresh</Trans>
        </Button>
      </div>
      {error && (
        <ErrorState
          compact
          title={t`Failed to get series data!`}
          error={error}
          retrying={isBusy}
          onRetry={retry}
        />
      )}
      {!episodes && !error && <Skeleton width="100%" height="16rem" />}
      {episodes?.length === 0 && (
        <EmptyState
          compact
          title={t`No episodes!`}
          text={t`AniDB has no episodes for it. Use Force Refresh to check again.`}
        />
      )}
      {episodes && episodes.length > 0 && (
        <>
          <p className={styles.quiet}>
            {hasSelection
              ? t`${plural(chosen.length, { one: 'For the selected file:', other: 'For the selected files:' })}`
              : t`For all files:`}
          </p>
          <div className={styles.tools}>
            <NameMatch chosen={chosen} series={{ titles, episodes, type }} onFound={onFound} />
            <RangeFill chosen={chosen} episodes={episodes} onFound={onFound} />
          </div>
          <EpisodeChoices {...{ draft, episodes, hasSelection, onPick }} />
        </>
      )}
    </div>
  );
}
