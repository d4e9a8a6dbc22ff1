import { Button } from '@hondana/shared/ui/Button';
import { closeIcon, playIcon, slidersIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { episodesTitle } from '../shared/countTexts.ts';
import { useScrollPadding } from '../shared/useScrollPadding.ts';
import styles from './EpisodeListBar.module.css';

interface EpisodeListBarProps {
  readonly total: number | undefined;
  readonly selected: number;
  readonly onCancel: () => void;
  readonly onOptions: () => void;
  readonly isMakingPlaylist: boolean;
  readonly onPlaylist: () => void;
}

export function EpisodeListBar({
  total,
  selected,
  onCancel,
  onOptions,
  isMakingPlaylist,
  onPlaylist,
}: EpisodeListBarProps) {
  const bar = useScrollPadding();
  return (
    <div ref={bar} className={styles.bar}>
      <p role="status" className={styles.count}>
        {total !== undefined && episodesTitle(total)}
        {selected > 0 && ` · ${t`${plural(selected, { one: '# selected', other: '# selected' })}`}`}
      </p>
      {selected > 0 && (
        <Button variant="quiet" size="small" icon={closeIcon} onClick={onCancel}>
          <Trans>Cancel Selection</Trans>
        </Button>
      )}
      <Button
        size="small"
        icon={playIcon}
        disabled={!total}
        busy={isMakingPlaylist}
        title={
          selected > 0 ? t`Of the selected episodes, for a player` : t`Of the episodes shown, for a player`
        }
        onClick={onPlaylist}
      >
        <Trans>Save Playlist</Trans>
      </Button>
      <Button size="small" icon={slidersIcon} disabled={!total} onClick={onOptions}>
        <Trans>Options</Trans>
      </Button>
    </div>
  );
}
