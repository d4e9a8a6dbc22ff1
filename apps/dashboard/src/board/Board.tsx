import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { classNames } from '@hondana/shared/ui/classNames';
import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import styles from './Board.module.css';
import { BoardCell, type CellOverride, type OnCellOverride } from './BoardCell.tsx';
import type { BoardWidget } from './boardWidgets.ts';
import { type BoardShape, boardHeight, fromLeft, type Grid, pixelsOf } from './grid.ts';
import type { Arranging } from './useArrangement.ts';

const ArrangeGrid = lazyPart(
  async () => (await import(/* webpackChunkName: "arrange" */ './ArrangeGrid.tsx')).ArrangeGrid,
);

interface BoardProps {
  readonly widgets: readonly BoardWidget[];
  readonly grid: Grid;
  /** Keys in DOM order. Fixed while arranging, so that a moved widget keeps the focus. */
  readonly order: readonly string[];
  readonly shape: BoardShape;
  readonly width: number;
  readonly arranging: Arranging | undefined;
}

export function Board({ arranging, ...board }: BoardProps) {
  const { widgets, grid, order, shape, width } = board;
  const [cells, setCells] = useState<HTMLElement | null>(null);
  const [holds, setHolds] = useState<Readonly<Record<string, CellOverride | undefined>>>({});
  const onHold = useCallback<OnCellOverride>(
    (key, hold) => setHolds((held) => ({ ...held, [key]: hold })),
    [],
  );
  const seen = fromLeft(grid, shape);
  const isHeld = order.some((key) => holds[key]);
  const isInFlow = shape.isOneColumn && !isHeld;
  const inOrder = order.flatMap((name) => widgets.filter(({ key }) => key === name));
  return (
    <div className={styles.board}>
      {arranging && cells && <ArrangeGrid {...arranging} {...board} cells={cells} onHold={onHold} />}
      <ul
        ref={setCells}
        aria-label={t`Widgets`}
        className={classNames(isInFlow ? styles.column : styles.cells, isHeld && styles.arranged)}
        style={isInFlow || isHeld ? undefined : { blockSize: boardHeight(grid, shape) }}
      >
        {inOrder.map((widget) => {
          const placed = seen.find(({ i }) => i === widget.key);
          return (
            placed && (
              <BoardCell
                key={widget.key}
                widget={widget}
                place={pixelsOf(placed, shape, width)}
                isInFlow={isInFlow}
                isArranged={arranging !== undefined}
                hold={holds[widget.key]}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
