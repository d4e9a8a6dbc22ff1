import { dismissNotice, undoableAtom } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { bellIcon } from '@hondana/shared/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { openPartAtom } from '../parts/openPart.ts';

export function UndoBell() {
  const undoable = useAtomValue(undoableAtom);
  const setOpenPart = useSetAtom(openPartAtom);
  return (
    <IconButton
      icon={bellIcon}
      label={plural(undoable.length, 'recent change', 'recent changes')}
      aria-haspopup="dialog"
      onClick={() => {
        // They repeat the list, and would cover it on a small screen.
        for (const { id } of undoable) dismissNotice(id);
        setOpenPart('undo');
      }}
    />
  );
}
