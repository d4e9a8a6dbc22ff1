import type { ReactNode } from 'react';
import type { Position } from 'react-grid-layout/core';
import styles from './Board.module.css';
import { BoardCell } from './BoardCell.tsx';
import type { BoardWidget } from './boardWidgets.ts';
import { type BoardShape, boardHeight, type Grid, pixelsOf } from './grid.ts';

/** A widget that follows the pointer. */
export interface Held {
  readonly key: string;
  readonly place: Position;
}

interface BoardProps {
  readonly widgets: readonly BoardWidget[];
  readonly grid: Grid;
  /** Keys in the order in which the page has them. While widgets are arranged it stays: what is moved keeps the focus. */
  readonly order: readonly string[];
  readonly shape: BoardShape;
  readonly width: number;
  /** While the widgets are arranged: what moves each, and which is being moved. */
  readonly arranging:
    | {
        readonly controls: (widget: BoardWidget) => ReactNode;
        readonly held?: Held | undefined;
      }
    | undefined;
}

/** The widgets, each in its place. */
export function Board({ widgets, grid, order, shape, width, arranging }: BoardProps) {
  const { breakpoint } = shape;
  const held = arranging?.held;
  const inOrder = order.flatMap((name) => widgets.filter(({ key }) => key === name));
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
      {inOrder.map((widget) => {
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
