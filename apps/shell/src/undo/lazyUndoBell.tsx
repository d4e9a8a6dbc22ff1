import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { undoableAtom } from '@hondana/shared/overlays/notices';
import { useAtomValue } from 'jotai';
import { tryLater } from '../parts/tryLater.tsx';

const Bell = lazyPart(async () => (await import(/* webpackChunkName: "parts" */ './UndoBell.tsx')).UndoBell, {
  failed: tryLater,
});

export function UndoBell() {
  return useAtomValue(undoableAtom).length > 0 && <Bell />;
}
