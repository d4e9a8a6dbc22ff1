import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { closeIcon, playIcon, slidersIcon } from '@hondana/shared/ui/icons';
import { useLayoutEffect, useRef } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);
  // Keyboard focus must not end up under the bar (WCAG 2.4.11).
  useLayoutEffect(() => {
    const element = bar.current;
    const root = document.documentElement;
    if (!element) return;
    const report = (): void => {
      const { position, insetBlockStart } = getComputedStyle(element);
      const bottom = (Number.parseFloat(insetBlockStart) || 0) + element.offsetHeight;
      root.style.scrollPaddingBlockStart = position === 'sticky' ? `${bottom + 8}px` : '';
    };
    report();
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.scrollPaddingBlockStart = '';
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar}>
      <p role="status" className={styles.count}>
        {total !== undefined && plural(total, 'Episode', 'Episodes')}
        {selected > 0 && ` · ${plural(selected, 'selected', 'selected')}`}
      </p>
      {selected > 0 && (
        <Button variant="quiet" size="small" icon={closeIcon} onClick={onCancel}>
          Cancel Selection
        </Button>
      )}
      <Button
        size="small"
        icon={playIcon}
        disabled={!total}
        busy={isMakingPlaylist}
        title={
          selected > 0 ? 'Of the selected episodes, for a player' : 'Of the episodes shown, for a player'
        }
        onClick={onPlaylist}
      >
        Save Playlist
      </Button>
      <Button size="small" icon={slidersIcon} disabled={!total} onClick={onOptions}>
        Options
      </Button>
    </div>
  );
}
