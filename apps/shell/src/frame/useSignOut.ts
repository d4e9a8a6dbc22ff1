import { signOut } from '@hondana/shared/session';
import { wouldPromptOnUnload } from '@hondana/shared/session/wouldPromptOnUnload';
import { useSetAtom } from 'jotai';
import { openPartAtom } from '../parts/openPart.ts';

export function useSignOut(): () => void {
  const setOpenPart = useSetAtom(openPartAtom);
  return () => {
    if (wouldPromptOnUnload()) setOpenPart('signOut');
    else signOut();
  };
}
