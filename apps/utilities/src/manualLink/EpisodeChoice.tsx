import { formatDate } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { fileIcon } from '@hondana/shared/ui/icons';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { episodeText } from './episodeText.ts';
import type { LinkTarget } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

interface EpisodeChoiceProps {
  readonly episode: LinkTarget;
  readonly files: number;
  readonly focus: ItemFocus;
  readonly disabled: boolean;
  readonly onPick: (target: LinkTarget) => void;
}

export function EpisodeChoice({ episode, files, focus, disabled, onPick }: EpisodeChoiceProps) {
  const { airDate, hasFile } = episode;
  return (
    <button
      type="button"
      {...focus}
      aria-disabled={disabled}
      className={styles.episode}
      onClick={() => !disabled && onPick(episode)}
    >
      <bdi title={episodeText(episode)} className={styles.name}>
        {episodeText(episode)}
      </bdi>
      {files > 0 && (
        <span className={styles.target}>{t`${plural(files, { one: '# file', other: '# files' })}`}</span>
      )}
      <span className={styles.about}>
        <span>{airDate ? formatDate(airDate) : t`No air date`}</span>
        {hasFile && (
          <span className={styles.taken}>
            <Icon icon={fileIcon} size={4} /> <Trans>Has a file already</Trans>
          </span>
        )}
      </span>
    </button>
  );
}
