import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { copyIcon, downloadIcon, pauseIcon, playIcon } from '@hondana/shared/ui/icons';
import { SearchField } from '@hondana/shared/ui/SearchField';
import styles from './LogBar.module.css';
import { LogStatus, type LogStatusProps } from './LogStatus.tsx';
import type { LogLevel } from './logText.ts';

const levels = [
  { value: 'all', label: 'All levels' },
  { value: 'Debug', label: 'Debug and above' },
  { value: 'Info', label: 'Info and above' },
  { value: 'Warn', label: 'Warnings and errors' },
  { value: 'Error', label: 'Errors' },
  { value: 'Fatal', label: 'Fatal errors' },
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
          Log
        </Heading>
        <LogStatus {...status} />
      </div>
      <search className={styles.search}>
        <SearchField
          label="Search log"
          placeholder="Search log..."
          value={search.text}
          onChange={search.setText}
          shortcut
        />
      </search>
      <Select
        label="Level"
        hideLabel
        options={levels}
        value={level ?? 'all'}
        onChange={(value) => onLevel(value === 'all' || value === 'Trace' ? undefined : value)}
        className={styles.level}
      />
      <Button aria-pressed={isFollowing} onClick={() => onFollow(!isFollowing)}>
        Auto-scroll
      </Button>
      <Button
        icon={log.isPaused ? playIcon : pauseIcon}
        variant={log.isPaused ? 'primary' : 'secondary'}
        onClick={() => onPause(!log.isPaused)}
      >
        {log.isPaused ? 'Resume' : 'Pause'}
      </Button>
      <IconButton icon={copyIcon} label="Copy what is shown" disabled={shown === 0} onClick={onCopy} />
      <IconButton
        icon={downloadIcon}
        label="Download what is shown"
        disabled={shown === 0}
        onClick={onDownload}
      />
    </div>
  );
}
