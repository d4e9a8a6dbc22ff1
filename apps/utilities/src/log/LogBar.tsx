import { textOf } from '@hondana/shared/language/texts';
import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { copyIcon, downloadIcon, pauseIcon, playIcon } from '@hondana/shared/ui/icons';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './LogBar.module.css';
import { LogStatus, type LogStatusProps } from './LogStatus.tsx';
import type { LogLevel } from './logText.ts';

const levels = [
  { value: 'all', label: msg`All levels` },
  { value: 'Debug', label: msg`Debug and above` },
  { value: 'Info', label: msg`Info and above` },
  { value: 'Warn', label: msg`Warnings and errors` },
  { value: 'Error', label: msg`Errors` },
  { value: 'Fatal', label: msg`Fatal errors` },
] as const;

interface LogBarProps extends LogStatusProps {
  readonly search: SearchText;
  readonly level: LogLevel | undefined;
  readonly onLevel: (level: LogLevel | undefined) => void;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}

export function LogBar({
  search,
  level,
  onLevel,
  isFollowing,
  onFollow,
  onPause,
  onCopy,
  onDownload,
  ...status
}: LogBarProps) {
  const { log, shown } = status;
  return (
    <div className={styles.bar}>
      <div className={styles.place}>
        <Heading level={1} look="title">
          <Trans>Log</Trans>
        </Heading>
        <LogStatus {...status} />
      </div>
      <search className={styles.search}>
        <SearchField
          label={t`Search log`}
          placeholder={t`Search log...`}
          value={search.text}
          onChange={search.setText}
          shortcut
        />
      </search>
      <Select
        label={t`Level`}
        hideLabel
        options={levels.map(({ value, label }) => ({ value, label: textOf(label) }))}
        value={level ?? 'all'}
        onChange={(value) => onLevel(value === 'all' || value === 'Trace' ? undefined : value)}
        className={styles.level}
      />
      <Button aria-pressed={isFollowing} onClick={() => onFollow(!isFollowing)}>
        <Trans>Auto-scroll</Trans>
      </Button>
      <Button
        icon={log.isPaused ? playIcon : pauseIcon}
        variant={log.isPaused ? 'primary' : 'secondary'}
        onClick={() => onPause(!log.isPaused)}
      >
        {log.isPaused ? t`Resume` : t`Pause`}
      </Button>
      <IconButton icon={copyIcon} label={t`Copy what is shown`} disabled={shown === 0} onClick={onCopy} />
      <IconButton
        icon={downloadIcon}
        label={t`Download what is shown`}
        disabled={shown === 0}
        onClick={onDownload}
      />
    </div>
  );
}
