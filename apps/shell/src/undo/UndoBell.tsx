import { dismissNotice, undoableAtom } from '@hondana/shared/overlays/notices';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { bellIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { openPartAtom } from '../parts/openPart.ts';

export function UndoBell() {
  const undoable = useAtomValue(undoableAtom);
  const setOpenPart = useSetAtom(openPartAtom);
  const count = undoable.length;
  return (
    <IconButton
      icon={bellIcon}
      label={t`${plural(count, { one: '# recent change', other: '# recent changes' })}`}
      aria-haspopup="dialog"
      onClick={() => {
        // They repeat the list, and would cover it on a small screen.
        for (const { id } of undoable) dismissNotice(id);
        setOpenPart('undo');
      }}
    />
  );
}
