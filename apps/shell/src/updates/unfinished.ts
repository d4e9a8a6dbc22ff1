import { undoableAtom } from '@hondana/shared/overlays/notices';
import { wouldPromptOnUnload } from '@hondana/shared/session/wouldPromptOnUnload';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { isNewVersionShown } from './NewVersionText.tsx';

/** A dialog or a selection bar. */
function isSomethingOpen(): boolean {
  return document.querySelector('[data-keep-clear], [role=dialog], [role=alertdialog]') !== null;
}

function isPlaying(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>('video, audio')];
  return document.fullscreenElement !== null || media.some(({ paused }) => !paused);
}

function isSomethingToRead(): boolean {
  const notices = document.querySelectorAll('[data-notice]').length;
  return notices > Number(isNewVersionShown()) || getDefaultStore().get(undoableAtom).length > 0;
}

export function isUnfinished(queryClient: QueryClient): boolean {
  return (
    queryClient.isMutating() > 0 ||
    isSomethingOpen() ||
    isPlaying() ||
    isSomethingToRead() ||
    wouldPromptOnUnload()
  );
}
