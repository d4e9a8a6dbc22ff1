import { useAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { useActionsDialog } from '../actions/useActionsDialog.ts';
import { openPartAtom, type PartName } from '../parts/openPart.ts';
import type { PartProps } from '../parts/partProps.ts';
import { framePart } from './framePart.ts';

const ownParts = {
  more: framePart('MoreSheet'),
  shortcuts: framePart('ShortcutList'),
  signOut: framePart('SignOutQuestion'),
};

const ActionsDialog = framePart('ActionsDialog');

export type FeatureParts = Readonly<
  Record<Exclude<PartName, keyof typeof ownParts>, ComponentType<PartProps>>
>;

interface OpenPartProps extends Omit<PartProps, 'onClose'> {
  readonly parts: FeatureParts;
}

export function OpenPart({ entries, store, parts }: OpenPartProps) {
  const [name, setName] = useAtom(openPartAtom);
  const { isOpen, close } = useActionsDialog();
  const Part = name && { ...ownParts, ...parts }[name];
  // The next user must not find it open.
  useEffect(() => () => setName(undefined), [setName]);
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
