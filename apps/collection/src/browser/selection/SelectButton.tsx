import { emptySelection, isActive, selectionMode } from '@hondana/shared/bulk/selection';
import { selectIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { ToolButton } from '../ToolButton.tsx';
import { useSelectionAtom } from './useCardSelection.ts';

export function SelectButton() {
  const [selection, setSelection] = useAtom(useSelectionAtom());
  const isOn = isActive(selection);
  return (
    <ToolButton
      icon={selectIcon}
      label={t`Select`}
      word={t`Select`}
      aria-pressed={isOn}
      onClick={() => setSelection(isOn ? emptySelection() : selectionMode())}
    />
  );
}
