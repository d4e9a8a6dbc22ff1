import type { ReactNode } from 'react';
import type { Position } from 'react-grid-layout/core';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell.tsx';
import type { BoardWidget } from './boardWidgets.ts';
import { type BoardShape, boardHeight, type Grid, inReadingOrder, pixelsOf } from './grid.ts';

/** A widget that follows the pointer. */
export interface Held {
  readonly key: string;
  readonly place: Position;
}

interface BoardProps {
  readonly widgets: readonly BoardWidget[];
  readonly grid: Grid;
  readonly shape: BoardShape;
  readonly width: number;
  /** While the widgets are arranged: what moves each, and which is being moved. */
  readonly arranging?: {
    readonly controls: (widget: BoardWidget) => ReactNode;
    readonly held?: Held | undefined;
  };
}

/** The widgets, each in its place, in the order in which one reads them. */
export function Board({ widgets, grid, shape, width, arranging }: BoardProps) {
  const { breakpoint } = shape;
  const held = arranging?.held;
  // Arranged, they keep their order in the page: an element that is put elsewhere would lose the focus.
  const order = arranging
    ? widgets
    : inReadingOrder(grid).flatMap(({ i }) => widgets.filter(({ key }) => key === i));
  const isInFlow = shape.isOneColumn && !arranging;
  const placeOf = (key: string): Position | undefined => {
    const placed = grid.find(({ i }) => i === key);
    return placed && pixelsOf(placed, breakpoint, width);
  };
  const goal = held && placeOf(held.key);
  return (
    <ul
      aria-label="Widgets"
      className={isInFlow ? styles.column : styles.board}
      style={isInFlow ? undefined : { blockSize: boardHeight(grid) }}
    >
      {order.map((widget) => {
        const place = placeOf(widget.key);
        const isHeld = held?.key === widget.key;
        return (
          place && (
            <BoardCell
              key={widget.key}
              widget={widget}
              place={isHeld ? held.place : place}
              isInFlow={isInFlow}
              isHeld={isHeld}
              controls={arranging?.controls(widget)}
            />
          )
        );
      })}
      {goal && <li aria-hidden="true" className={styles.goal} style={goal} />}
    </ul>
  );
}
