import { undoableAtom } from '@hondana/shared/overlays/notices';
import { wouldAskToStay } from '@hondana/shared/session/wouldAskToStay';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { isNewVersionShown } from './NewVersionText.tsx';

/** A dialog, or the bar of a selection: the user was in the middle of something. */
function isSomethingOpen(): boolean {
  return document.querySelector('[data-keep-clear], [role=dialog], [role=alertdialog]') !== null;
}

function isPlaying(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('video, audio')];
  return document.fullscreenElement !== null || media.some(({ paused }) => !paused);
}

/** Messages that stay until they are read, and what was done and can still be undone. */
function isSomethingToRead(): boolean {
  const notices = document.querySelectorAll('[data-notice]').length;
  return notices > Number(isNewVersionShown()) || getDefaultStore().get(undoableAtom).length > 0;
}

/** Whether the page has something that would be lost or cut off if it were loaded again. */
export function isUnfinished(queryClient: QueryClient): boolean {
  return (
    queryClient.isMutating() > 0 ||
    isSomethingOpen() ||
    isPlaying() ||
    isSomethingToRead() ||
    wouldAskToStay()
  );
}
