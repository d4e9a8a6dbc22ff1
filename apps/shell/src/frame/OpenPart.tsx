import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useActionsDialog } from '../actions/useActionsDialog.ts';
import { LazyPart, type Load } from './LazyPart.tsx';
import { loadPart } from './loadPart.ts';
import { openPartAtom, type PartName } from './openPart.ts';
import type { PartProps } from './partProps.ts';
import { gatherTyped } from './typedAhead.ts';

const loads: Readonly<Record<PartName, Load<PartProps>>> = {
  more: loadPart('MoreSheet'),
  palette: loadPart('Palette'),
  queue: loadPart('QueuePanel'),
  shortcuts: loadPart('ShortcutList'),
  update: loadPart('UpdateDialog'),
};

const loadActions = loadPart('ActionsDialog');

/** Shows what the frame has open over the page. */
export function OpenPart({ entries, store }: Omit<PartProps, 'onClose'>) {
  const [name, setName] = useAtom(openPartAtom);
  const { isOpen, close } = useActionsDialog();
  // Who signs in next begins with nothing open.
  useEffect(() => () => setName(undefined), [setName]);
  useEffect(() => (name === 'palette' ? gatherTyped() : undefined), [name]);
  return (
    <>
      {isOpen && <LazyPart load={loadActions} properties={{ entries, store, onClose: close }} />}
      {name && (
        <LazyPart
          key={name}
          load={loads[name]}
          properties={{
            entries,
            store,
            onClose: () => setName((open) => (open === name ? undefined : open)),
          }}
        />
      )}
    </>
  );
}
