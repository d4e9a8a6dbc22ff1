import { useAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { useActionsDialog } from '../actions/useActionsDialog.ts';
import { framePart } from './framePart.ts';
import { openPartAtom, type PartName } from './openPart.ts';
import type { PartProps } from './partProps.ts';
import { bufferTypedKeys } from './typedAhead.ts';

const parts: Readonly<Record<PartName, ComponentType<PartProps>>> = {
  more: framePart('MoreSheet'),
  palette: framePart('Palette'),
  queue: framePart('QueuePanel'),
  shortcuts: framePart('ShortcutList'),
  signOut: framePart('SignOutQuestion'),
  undo: framePart('UndoPanel'),
  update: framePart('UpdateDialog'),
};

const ActionsDialog = framePart('ActionsDialog');

export function OpenPart({ entries, store }: Omit<PartProps, 'onClose'>) {
  const [name, setName] = useAtom(openPartAtom);
  const { isOpen, close } = useActionsDialog();
  const Part = name && parts[name];
  // The next user must not find it open.
  useEffect(() => () => setName(undefined), [setName]);
  useEffect(() => (name === 'palette' ? bufferTypedKeys() : undefined), [name]);
  return (
    <>
      {isOpen && <ActionsDialog entries={entries} store={store} onClose={close} />}
      {Part && (
        <Part
          entries={entries}
          store={store}
          onClose={() => setName((open) => (open === name ? undefined : open))}
        />
      )}
    </>
  );
}
