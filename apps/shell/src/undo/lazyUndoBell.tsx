import { undoableAtom } from '@hondana/shared/overlays/notices';
import { useAtomValue } from 'jotai';
import { framePart } from '../frame/framePart.ts';
import { tryLater } from '../frame/tryLater.tsx';

const Bell = framePart('UndoBell', {
  failed: tryLater,
});

export function UndoBell() {
  return useAtomValue(undoableAtom).length > 0 && <Bell />;
}
