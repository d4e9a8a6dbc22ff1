import { signOut } from '@hondana/shared/session';
import { wouldAskToStay } from '@hondana/shared/session/wouldAskToStay';
import { useSetAtom } from 'jotai';
import { openPartAtom } from './openPart.ts';

/** Signs out, after a question where something on the page would be lost. */
export function useSignOut(): () => void {
  const setOpenPart = useSetAtom(openPartAtom);
  return () => {
    if (wouldAskToStay()) setOpenPart('signOut');
    else signOut();
  };
}
