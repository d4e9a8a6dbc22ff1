import { connectLog } from '@hondana/shared/live';
import { useSearchText } from '@hondana/shared/navigation/useSearchText';
import { useMay } from '@hondana/shared/resources/useMay';
import { perSession } from '@hondana/shared/session/perSession';
import { Button } from '@hondana/shared/ui/Button';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import frame from '../shared/PageFrame.module.css';
import { copyLines, downloadLines } from './keepLines.ts';
import { LogBar } from './LogBar.tsx';
import { LogList } from './LogList.tsx';
import styles from './LogPage.module.css';
import { LogSkeleton } from './LogSkeleton.tsx';
import { LogStore } from './LogStore.ts';
import { LogView } from './LogView.ts';
import { logRangeQuery } from './logCalls.ts';
import { searchPattern } from './logText.ts';
import { NewestButton } from './NewestButton.tsx';
import { OlderLines } from './OlderLines.tsx';
import { useLogLevel } from './useLogLevel.ts';
import { useNewLines } from './useNewLines.ts';

/** Outlives the page: the server resends only its last hundred lines. */
const sessionLog = perSession(() => {
  const store = new LogStore();
  return { store, view: new LogView(store) };
});

export function FollowedLog() {
  const { store, view } = sessionLog();
  const log = useAtomValue(store.stateAtom);
  const { matches, isSearching, older } = useAtomValue(view.stateAtom);
  const mayReadOlder = useMay(logRangeQuery);
  const search = useSearchText('q');
  const [level, setLevel] = useLogLevel();
  const [isFollowing, setFollowing] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const newLines = useNewLines(matches, isFollowing);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const disconnect = connectLog(store, { getServerSide: () => (mayReadOlder ? 'since6' : 'before6') });
    return () => {
      disconnect();
      store.onConnection('connecting');
    };
  }, [attempt, store, mayReadOlder]);
  // Filtering is local: lines follow every keystroke, the URL is debounced.
  const searchTerm = search.text.trim();
  useEffect(() => view.setFilter({ level, search: searchTerm }), [view, level, searchTerm]);

  const pattern = useMemo(() => searchPattern(searchTerm), [searchTerm]);
  const isFiltered = level !== undefined || searchTerm !== '';
  const showAll = () => {
    setLevel(undefined);
    // The URL follows the field later: two URL changes at once would lose the first.
    search.setText('');
  };
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <title>{`${t`Log`} · Hondana`}</title>
      <LogBar
        log={log}
        shown={matches.lines.length}
        hasOlder={matches.hasOlder}
        isFiltered={isFiltered}
        search={search}
        level={level}
        onLevel={setLevel}
        isFollowing={isFollowing}
        onFollow={setFollowing}
        onPause={(isPaused) => store.setPaused(isPaused)}
        onCopy={() => void copyLines(matches.lines)}
        onDownload={() => downloadLines(matches.lines)}
      />
      {log.connection === 'lost' && (
        <ErrorState
          compact
          title={t`The live log could not be re-established`}
          detail={t`Check if your server is running.`}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
      {!log.isKnown && log.connection !== 'lost' && <LogSkeleton />}
      {log.isKnown && mayReadOlder && (
        <OlderLines
          state={older}
          isFiltered={isFiltered}
          onPress={() => {
            setFollowing(false);
            void view.showOlder();
          }}
        />
      )}
      {log.isKnown && matches.lines.length > 0 && (
        <LogList
          ref={list}
          matches={matches}
          pattern={pattern}
          isSearching={isSearching}
          isFollowing={isFollowing}
          onScrollUp={() => setFollowing(false)}
        />
      )}
      {log.isKnown && matches.lines.length > 0 && !isFollowing && (
        <NewestButton
          count={newLines}
          onPress={() => {
            setFollowing(true);
            // The button unmounts, so the list takes the focus.
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {log.isKnown && matches.lines.length === 0 && !isSearching && (
        <EmptyState
          title={isFiltered ? t`No lines match` : t`Nothing has been logged yet`}
          action={
            isFiltered ? (
              <Button onClick={showAll}>
                <Trans>Show all lines</Trans>
              </Button>
            ) : undefined
          }
        />
      )}
    </div>
  );
}
