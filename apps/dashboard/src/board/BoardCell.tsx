import { classNames } from '@hondana/shared/ui/classNames';
import { useHasBeenNearViewport } from '@hondana/shared/ui/useHasBeenNearViewport';
import type { CSSProperties } from 'react';
import styles from './Board.module.css';
import type { BoardWidget } from './boardWidgets.ts';
import { WidgetContent } from './WidgetContent.tsx';

type Place = Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>;

export interface CellOverride {
  readonly place: Place;
  readonly isDragged: boolean;
}

/** Undefined releases the cell. */
export type OnCellOverride = (key: string, hold: CellOverride | undefined) => void;

interface BoardCellProps {
  readonly widget: BoardWidget;
  /** Unless held; in one column only its height applies. */
  readonly place: Place;
  readonly isInFlow: boolean;
  /** Makes the content inert. */
  readonly isArranged: boolean;
  readonly hold: CellOverride | undefined;
}

export function BoardCell({ widget, place, isInFlow, isArranged, hold }: BoardCellProps) {
  const [isNear, ref] = useHasBeenNearViewport();
  const { left, top, width, height } = hold?.place ?? place;
  return (
    <li
      ref={ref}
      data-widget={widget.key}
      className={classNames(
        styles.cell,
        isInFlow ? styles.inFlow : styles.placed,
        hold?.isDragged && styles.dragged,
      )}
      style={isInFlow ? { blockSize: height } : { left, top, width, height }}
    >
      <div className={styles.content} inert={isArranged}>
        <WidgetContent
          offerKey={widget.offer.key}
          title={widget.title}
          isForeign={widget.isForeign}
          isWaiting={!isNear}
        />
      </div>
    </li>
  );
}
