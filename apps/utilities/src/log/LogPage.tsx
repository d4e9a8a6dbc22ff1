import { connectLog } from '@hondana/shared/live';
import { perSession } from '@hondana/shared/session/perSession';
import { Button } from '@hondana/shared/ui/Button';
import { classNames } from '@hondana/shared/ui/classNames';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { useSearchText } from '@hondana/shared/ui/useSearchText';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import frame from '../shared/PageFrame.module.css';
import { SkeletonLines } from '../shared/SkeletonLines.tsx';
import { copyLines, downloadLines } from './keepLines.ts';
import { LogBar } from './LogBar.tsx';
import { LogList } from './LogList.tsx';
import styles from './LogPage.module.css';
import { LogStore } from './LogStore.ts';
import { LogView } from './LogView.ts';
import { searchPattern } from './logText.ts';
import { NewestButton } from './NewestButton.tsx';
import { useLogLevel } from './useLogLevel.ts';
import { useNewLines } from './useNewLines.ts';

/** Kept when the page is left: the server sends only its last hundred lines. */
const kept = perSession(() => {
  const store = new LogStore();
  return { store, view: new LogView(store) };
});

/** The server's log, live. Connected only while the page is shown. */
export function LogPage() {
  const { store, view } = kept();
  const log = useAtomValue(store.stateAtom);
  const { matches, isSearching } = useAtomValue(view.stateAtom);
  const search = useSearchText('q');
  const [level, setLevel] = useLogLevel();
  const [isFollowing, setFollowing] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const newLines = useNewLines(matches, isFollowing);
  const list = useRef<HTMLDivElement>(null);

  // Each attempt is a connection of its own.
  useEffect(() => {
    const disconnect = connectLog(store);
    return () => {
      disconnect();
      store.onConnection('connecting');
    };
  }, [attempt, store]);
  // No request is made: the lines follow every keystroke, the address after a pause.
  const sought = search.text.trim();
  useEffect(() => view.setFilter({ level, search: sought }), [view, level, sought]);

  const pattern = useMemo(() => searchPattern(sought), [sought]);
  const isFiltered = level !== undefined || sought !== '';
  const showAll = () => {
    setLevel(undefined);
    // The field follows by itself: two changes of the address at once would lose the first.
    search.setText('');
  };
  return (
    <div className={classNames(frame.frame, styles.page)}>
      <title>Log · Hondana</title>
      <LogBar
        log={log}
        shown={matches.lines.length}
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
          title="The live log could not be re-established"
          detail="Check if your server is running."
          onRetry={() => setAttempt((before) => before + 1)}
        />
      )}
      {!log.isKnown && log.connection !== 'lost' && (
        <SkeletonLines
          widths={['70%', '45%', '85%', '60%', '50%', '75%', '40%', '65%']}
          className={styles.skeleton}
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
            // The button goes; where it led is read on from there.
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {log.isKnown && matches.lines.length === 0 && !isSearching && (
        <EmptyState
          title={isFiltered ? 'No lines match' : 'Nothing has been logged yet'}
          action={isFiltered ? <Button onClick={showAll}>Show all lines</Button> : undefined}
        />
      )}
    </div>
  );
}
