import { Tooltip } from '@hondana/shared/overlays/tooltip';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import type { LinkRow } from '../links/linkRows.ts';
import type { TmdbEpisode } from '../tmdb.ts';
import type { Differences } from './differences.ts';
import styles from './EpisodeRow.module.css';
import { EpisodeText } from './EpisodeText.tsx';
import { episodePlaceText } from './tmdbOrder.ts';

interface PickButtonProps {
  readonly number: string;
  readonly row: LinkRow;
  readonly tmdb: TmdbEpisode | undefined;
  readonly differences: Differences;
  readonly isLocked: boolean;
  readonly focus: ItemFocus;
  /** Undefined without permission. */
  readonly onPick: ((row: LinkRow) => void) | undefined;
}

function contentOf({ row, tmdb, differences }: Pick<PickButtonProps, 'row' | 'tmdb' | 'differences'>) {
  if (row.tmdbId === 0) {
    const isChosen = row.rating === 'UserVerified';
    return <span className={styles.unlinked}>{isChosen ? t`Do Not Link Entry` : t`Not linked`}</span>;
  }
  if (!tmdb) return <Skeleton width="70%" />;
  return (
    <EpisodeText
      place={episodePlaceText(tmdb)}
      title={tmdb.Title ?? ''}
      date={tmdb.AiredAt}
      differences={differences}
    />
  );
}

export function PickButton(props: PickButtonProps) {
  const { number, row, isLocked, focus, onPick } = props;
  const content = contentOf(props);
  if (!onPick) {
    return (
      <div {...focus} className={styles.linked}>
        {content}
      </div>
    );
  }
  const button = (
    <button
      type="button"
      {...focus}
      aria-disabled={isLocked || undefined}
      aria-haspopup="dialog"
      className={styles.pick}
      onClick={isLocked ? undefined : () => onPick(row)}
    >
      <VisuallyHidden>{t`TMDB match for episode ${number}: `}</VisuallyHidden>
      {content}
    </button>
  );
  return isLocked ? <Tooltip text={t`Episode is linked to another show.`}>{button}</Tooltip> : button;
}
