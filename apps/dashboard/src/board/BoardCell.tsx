import { classNames } from '@hondana/shared/ui/classNames';
import type { ReactNode } from 'react';
import type { Position } from 'react-grid-layout/core';
import styles from './Board.module.css';
import type { BoardWidget } from './boardWidgets.ts';
import { useNear } from './useNear.ts';
import { WidgetContent } from './WidgetContent.tsx';

interface BoardCellProps {
  readonly widget: BoardWidget;
  /** Where it stands; in one column it stands in the flow and is at most so high. */
  readonly place: Position;
  readonly isInFlow: boolean;
  /** Follows the pointer. */
  readonly isHeld: boolean;
  /** To arrange it with; meanwhile it does not react itself. */
  readonly controls?: ReactNode;
}

/** A widget in its place. */
export function BoardCell({ widget, place, isInFlow, isHeld, controls }: BoardCellProps) {
  const [isNear, ref] = useNear();
  const { left, top, width, height } = place;
  return (
    <li
      ref={ref}
      className={classNames(
        styles.cell,
        isInFlow ? styles.inFlow : styles.placed,
        controls ? styles.arranged : undefined,
        isHeld && styles.held,
      )}
      style={isInFlow ? { maxBlockSize: height } : { left, top, width, height }}
    >
      <div className={styles.content} inert={controls !== undefined}>
        <WidgetContent
          offerKey={widget.offer.key}
          title={widget.title}
          isForeign={widget.isForeign}
          isWaiting={!isNear}
        />
      </div>
      {controls}
    </li>
  );
}
