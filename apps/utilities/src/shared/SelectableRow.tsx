// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
// biome-ignore-all lint/a11y/useFocusableInteractive: the checkbox takes the focus.

import type { PressKeys } from '@hondana/shared/bulk/useSelection';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import type { MouseEvent, ReactNode } from 'react';
import styles from './SelectableRow.module.css';

export interface RowProps {
  readonly className: string | undefined;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isSelected: boolean;
  /** Undefined where nothing can be done with what is selected. */
  readonly onPress: ((index: number, keys: PressKeys) => void) | undefined;
}

interface SelectableRowProps extends RowProps {
  readonly name: string;
  readonly isOpen?: boolean | undefined;
  readonly onContextMenu?: ((event: MouseEvent) => void) | undefined;
  /** The cells after the checkbox. */
  readonly children: ReactNode;
}

/** Following a link in a row does not select the row. */
export const keepFromRow = (event: MouseEvent): void => event.stopPropagation();

/** A press anywhere selects the row, beside those that are ticked; its checkbox takes the focus. */
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the checkbox inside does the same by key.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside does the same by key.
    <div
      className={className}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      onContextMenu={onContextMenu}
      onClick={
        onPress &&
        ((event) => {
          const isBox = event.target instanceof HTMLInputElement;
          onPress(index, { extend: event.shiftKey, add: isBox || event.ctrlKey || event.metaKey });
        })
      }
    >
      {onPress ? (
        <span role="cell" className={styles.check}>
          <Checkbox
            label={`Select ${name}`}
            hideLabel
            checked={isSelected}
            tabIndex={tabIndex}
            data-virtual-item={index}
            className={styles.box}
            // The press on the row, of which this is a part, selects.
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
