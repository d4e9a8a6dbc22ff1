import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { retryOnce } from '../api/retryOnce.ts';
import {
  type ServerDrive,
  type ServerFolder,
  serverDrivesQuery,
  serverFoldersQuery,
} from '../api/serverDisk.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { plural } from '../ui/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { folderIcon, serverIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './FolderBrowser.module.css';
import { folderName } from './folderPath.ts';
import { useTypedLetters } from './useTypedLetters.ts';

interface FolderEntriesProps {
  /** The folder whose folders are listed; undefined: the drives. */
  readonly path: string | undefined;
  /** The folder that was just left by going up. */
  readonly from: string | undefined;
  readonly onOpen: (path: string) => void;
  readonly onUp: () => void;
}

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
}

const driveTypes: Partial<Record<ServerDrive['Type'], string>> = {
  Fixed: 'Disk',
  Removable: 'Removable disk',
  Network: 'Network drive',
  CDRom: 'Optical disc',
  Ram: 'Memory',
};

function entryOf(folder: ServerFolder & Partial<Pick<ServerDrive, 'Type'>>): Entry[] {
  // What the server may not open cannot be chosen (facts 5.17).
  if (!folder.IsAccessible || !folder.Path) return [];
  const { Path: path, Sizes } = folder;
  const type = folder.Type && driveTypes[folder.Type];
  const counts = [plural(Sizes.Folders, 'folder', 'folders'), plural(Sizes.Files, 'file', 'files')];
  return [
    { path, name: type ? path : folderName(path), detail: [...(type ? [type] : []), ...counts].join(' · ') },
  ];
}

const entriesOf = (folders: readonly (ServerFolder | ServerDrive)[]): Entry[] => folders.flatMap(entryOf);

function useEntries(path: string | undefined) {
  const drives = useQuery({
    ...serverDrivesQuery(),
    select: entriesOf,
    retry: retryOnce,
    enabled: path === undefined,
  });
  const folders = useQuery({
    ...serverFoldersQuery(path ?? ''),
    select: entriesOf,
    retry: retryOnce,
    enabled: path !== undefined,
  });
  return path === undefined ? drives : folders;
}

/** The folders in a folder: a list that the arrow keys walk through. */
export function FolderEntries({ path, from, onOpen, onUp }: FolderEntriesProps) {
  const region = useRef<HTMLDivElement>(null);
  const { data: entries, error, isFetching, refetch } = useEntries(path);
  const [current, setCurrent] = useState<string>();
  const jump = useTypedLetters();
  const inTabOrder = entries?.find((entry) => entry.path === current) ?? entries?.[0];
  const isReady = entries !== undefined || error !== null;

  // What had the focus is gone with the folder that was left; the dialog's first focus comes here as well.
  useEffect(() => {
    if (!isReady) return;
    const buttons = [...(region.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const target = buttons.find((button) => button.dataset.path === from) ?? buttons[0] ?? region.current;
    target?.focus();
  }, [isReady, from]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-path]')];
    const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    const goals: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const goal =
      goals[event.key] ??
      jump(
        event.key,
        at,
        buttons.map((button) => button.dataset.name ?? ''),
      );
    if (goal !== undefined) {
      event.preventDefault();
      buttons[Math.max(0, Math.min(goal, buttons.length - 1))]?.focus();
    } else if (event.key === 'ArrowRight' && at >= 0) buttons[at]?.click();
    else if (event.key === 'ArrowLeft' || event.key === 'Backspace') onUp();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside, or to an empty folder.
    <div ref={region} tabIndex={-1} aria-busy={!isReady} className={styles.region} onKeyDown={onKeyDown}>
      {error && !entries ? (
        <ErrorState
          compact
          title={path === undefined ? 'Fetching the drives failed.' : `Fetching folder ${path} failed.`}
          detail={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !entries ? (
        <EntriesSkeleton />
      ) : entries.length === 0 ? (
        <EmptyState compact icon={folderIcon} title="No folders in here" />
      ) : (
        <ul aria-label={path === undefined ? 'Drives' : `Folders in ${path}`} className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.path} className={styles.item}>
              <button
                type="button"
                data-path={entry.path}
                data-name={entry.name}
                tabIndex={entry === inTabOrder ? 0 : -1}
                className={styles.entry}
                onFocus={() => setCurrent(entry.path)}
                onClick={() => onOpen(entry.path)}
              >
                <Icon icon={path === undefined ? serverIcon : folderIcon} className={styles.icon} />
                <bdi className={styles.name}>{entry.name}</bdi>
                <span className={styles.detail}>{entry.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function EntriesSkeleton() {
  return (
    <ul aria-hidden="true" className={styles.list}>
      {['40%', '60%', '30%', '50%'].map((width) => (
        <li key={width} className={styles.entry}>
          <Skeleton width={width} />
        </li>
      ))}
    </ul>
  );
}
