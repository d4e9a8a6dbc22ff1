import { undoableAtom } from '@hondana/shared/overlays/notices';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useAtomValue } from 'jotai';
import { tryLater } from '../frame/tryLater.tsx';

const Bell = lazyPart(async () => (await import(/* webpackChunkName: "parts" */ './UndoBell.tsx')).UndoBell, {
  failed: tryLater,
});

/** Nothing while there is nothing to undo: nobody has done anything in the first second. */
export function UndoBell() {
  return useAtomValue(undoableAtom).length > 0 && <Bell />;
}
