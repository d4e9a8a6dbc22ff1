import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { useActionsDialog } from '../actions/useActionsDialog.ts';
import { openPartAtom, type PartName } from './openPart.ts';
import type { PartProps } from './partProps.ts';
import { gatherTyped } from './typedAhead.ts';

const parts: Readonly<Record<PartName, ComponentType<PartProps>>> = {
  more: lazyPart(async () => (await import(/* webpackChunkName: "parts" */ './MoreSheet.tsx')).MoreSheet),
  palette: lazyPart(
    async () => (await import(/* webpackChunkName: "parts" */ '../palette/Palette.tsx')).Palette,
  ),
  queue: lazyPart(
    async () => (await import(/* webpackChunkName: "parts" */ '../queue/QueuePanel.tsx')).QueuePanel,
  ),
  shortcuts: lazyPart(
    async () => (await import(/* webpackChunkName: "parts" */ './ShortcutList.tsx')).ShortcutList,
  ),
  signOut: lazyPart(
    async () => (await import(/* webpackChunkName: "parts" */ './SignOutQuestion.tsx')).SignOutQuestion,
  ),
  undo: lazyPart(
    async () => (await import(/* webpackChunkName: "parts" */ '../undo/UndoPanel.tsx')).UndoPanel,
  ),
  update: lazyPart(
    async () => (await import(/* webpackChunkName: "parts" */ '../updates/UpdateDialog.tsx')).UpdateDialog,
  ),
};

const ActionsDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ '../actions/ActionsDialog.tsx')).ActionsDialog,
);

/** Shows what the frame has open over the page. */
export function OpenPart({ entries, store }: Omit<PartProps, 'onClose'>) {
  const [name, setName] = useAtom(openPartAtom);
  const { isOpen, close } = useActionsDialog();
  const Part = name && parts[name];
  // Who signs in next begins with nothing open.
  useEffect(() => () => setName(undefined), [setName]);
  useEffect(() => (name === 'palette' ? gatherTyped() : undefined), [name]);
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
