import { signOut } from '@hondana/shared/session';
import { wouldAskToStay } from '@hondana/shared/session/wouldAskToStay';
import { useSetAtom } from 'jotai';
import { openPartAtom } from './openPart.ts';

export function useSignOut(): () => void {
  const setOpenPart = useSetAtom(openPartAtom);
  return () => {
    if (wouldAskToStay()) setOpenPart('signOut');
    else signOut();
  };
}
