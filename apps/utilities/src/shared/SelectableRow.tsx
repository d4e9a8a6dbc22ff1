// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the checkbox takes the focus.

import type { PressKeys } from '@hondana/shared/bulk/useSelection';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { classNames } from '@hondana/shared/ui/classNames';
import { t } from '@lingui/core/macro';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { isTextSelected } from './isTextSelected.ts';
import styles from './SelectableRow.module.css';
import { selectsText } from './selectsText.ts';

export interface RowProps {
  readonly className: string | undefined;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isSelected: boolean;
  /** Undefined if there is nothing to do with a selection. */
  readonly onPress: ((index: number, keys: PressKeys) => void) | undefined;
}

interface SelectableRowProps extends RowProps {
  readonly name: string;
  readonly isOpen?: boolean | undefined;
  readonly onContextMenu?: ((event: MouseEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** Following a link doesn't select its row, and selecting its text doesn't follow it. */
export const linkInRow = {
  // Otherwise the mouse drags the link's address, and its text can't be selected.
  draggable: false,
  onClick: (event: MouseEvent): void => {
    event.stopPropagation();
    if (selectsText(event)) event.preventDefault();
  },
};

/** Shift+click selects rows; the browser would also select the text between them. */
function keepTextUnselected(event: MouseEvent): void {
  if (!event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  // Clears an existing text selection too.
  getSelection()?.removeAllRanges();
  event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
}

/** A click selects the row. Selecting text with the mouse doesn't, and gets the browser's context menu. */
export function SelectableRow({
  className,
  index,
  tabIndex,
  isSelected,
  onPress,
  name,
  isOpen,
  onContextMenu,
  children,
}: SelectableRowProps) {
  const hadSelection = useRef(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox inside does the same by key.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside does the same by key.
    <div
      className={classNames(styles.row, className)}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      onMouseDown={(event) => {
        // Checked here: a browser may select the word under the mouse before the `contextmenu` event.
        hadSelection.current = isTextSelected(event.currentTarget);
        keepTextUnselected(event);
      }}
      onContextMenu={(event) => {
        if (event.button !== 2 || !hadSelection.current) onContextMenu?.(event);
      }}
      onClick={
        onPress &&
        ((event) => {
          if (selectsText(event)) return;
          const isBox = event.target instanceof HTMLInputElement;
          onPress(index, { extend: event.shiftKey, add: isBox || event.ctrlKey || event.metaKey });
        })
      }
    >
      {onPress ? (
        <span role="cell" className={styles.check}>
          <Checkbox
            label={t`Select ${name}`}
            hideLabel
            checked={isSelected}
            tabIndex={tabIndex}
            data-virtual-item={index}
            className={styles.box}
            // The row's click handler does the selecting.
            onChange={() => undefined}
          />
        </span>
      ) : (
        <span aria-hidden="true" />
      )}
      {children}
    </div>
  );
}
