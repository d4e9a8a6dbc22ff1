import { classNames } from '@hondana/shared/ui/classNames';
import type { CSSProperties } from 'react';
import styles from './Board.module.css';
import type { BoardWidget } from './boardWidgets.ts';
import { useNear } from './useNear.ts';
import { WidgetContent } from './WidgetContent.tsx';

type Place = Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>;

/** How the grid’s component renders a cell while the widgets are arranged. */
export interface Hold {
  readonly place: Place;
  readonly isDragged: boolean;
}

/** Reports how a widget's cell is held; undefined releases it. */
export type OnHold = (key: string, hold: Hold | undefined) => void;

interface BoardCellProps {
  readonly widget: BoardWidget;
  /** Its place unless it is held; in one column it is in the flow and this is its height. */
  readonly place: Place;
  readonly isInFlow: boolean;
  /** While arranged, its content does not respond to input. */
  readonly isArranged: boolean;
  readonly hold: Hold | undefined;
}

/** A widget in its place. */
export function BoardCell({ widget, place, isInFlow, isArranged, hold }: BoardCellProps) {
  const [isNear, ref] = useNear();
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
