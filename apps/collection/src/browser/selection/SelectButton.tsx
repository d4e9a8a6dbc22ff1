import { begun, isActive, nothing } from '@hondana/shared/bulk/selection';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { selectIcon } from '@hondana/shared/ui/icons';
import { useAtom } from 'jotai';
import { useSelectionAtom } from './useCardSelection.ts';

/** Begins to select cards by a press on each, and ends it. */
export function SelectButton() {
  const [selection, setSelection] = useAtom(useSelectionAtom());
  const isOn = isActive(selection);
  return (
    <IconButton
      icon={selectIcon}
      label="Select"
      aria-pressed={isOn}
      onClick={() => setSelection(isOn ? nothing() : begun())}
    />
  );
}
