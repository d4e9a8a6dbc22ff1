import { dismissNotice, undoableAtom } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { bellIcon } from '@hondana/shared/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { openPartAtom } from '../frame/openPart.ts';

/** Opens the list of what was done in this visit and can be undone. */
export function UndoBell() {
  const undoable = useAtomValue(undoableAtom);
  const setOpenPart = useSetAtom(openPartAtom);
  return (
    <IconButton
      icon={bellIcon}
      label={plural(undoable.length, 'recent change', 'recent changes')}
      aria-haspopup="dialog"
      onClick={() => {
        // They say the same, and on a small screen they would lie over the list.
        for (const { id } of undoable) dismissNotice(id);
        setOpenPart('undo');
      }}
    />
  );
}
