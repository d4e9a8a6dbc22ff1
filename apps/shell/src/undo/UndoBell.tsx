import { undoableAtom } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { bellIcon } from '@hondana/shared/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { openPartAtom } from '../frame/openPart.ts';

/** Opens the list of what was done in this visit and can be undone; nothing while there is none. */
export function UndoBell() {
  const { length } = useAtomValue(undoableAtom);
  const setOpenPart = useSetAtom(openPartAtom);
  if (length === 0) return null;
  return (
    <IconButton
      icon={bellIcon}
      label={`Done in this visit: ${plural(length, 'change', 'changes')}`}
      aria-haspopup="dialog"
      onClick={() => setOpenPart('undo')}
    />
  );
}
