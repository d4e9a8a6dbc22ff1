import { useLanguage } from '@hondana/shared/language';
import { labelled } from '@hondana/shared/ui/joinTexts';
import { isRightToLeft } from '@hondana/shared/ui/readingDirection';
import { t } from '@lingui/core/macro';
import { memo, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EventCallback, GridLayout, type Position } from 'react-grid-layout';
import { ArrangedCell, grip } from './ArrangedCell.tsx';
import styles from './ArrangeGrid.module.css';
import { focusHandle } from './arrangeFocus.ts';
import type { OnCellOverride } from './BoardCell.tsx';
import type { BoardWidget } from './boardWidgets.ts';
import { type BoardShape, fromLeft, type Grid, gridConfig } from './grid.ts';
import { placeText } from './placeText.ts';
import { trackDrag } from './trackDrag.ts';
import type { Arranging } from './useArrangement.ts';
import { WidgetControls } from './WidgetControls.tsx';

/** The board positions cells by `left` and `top`. */
const positionStrategy = { type: 'absolute', scale: 1, calcStyle: (place: Position) => place } as const;
const dragConfig = { handle: grip, cancel: '[role="toolbar"], [data-hide]' };

interface ArrangeGridProps extends Arranging {
  readonly widgets: readonly BoardWidget[];
  readonly grid: Grid;
  readonly order: readonly string[];
  readonly shape: BoardShape;
  readonly width: number;
  readonly cells: HTMLElement;
  readonly onHold: OnCellOverride;
}

export const ArrangeGrid = memo(function ArrangeGrid({
  widgets,
  grid,
  order,
  shape,
  width,
  cells,
  selected,
  onHold,
  onArrange,
  onHide,
  onChange,
}: ArrangeGridProps) {
  useLanguage();
  const { breakpoint, isOneColumn, margin } = shape;
  const [drag, setDrag] = useState<{ readonly key: string }>();
  const stopTracking = useRef<() => void>(undefined);
  useEffect(() => () => stopTracking.current?.(), []);
  const titleOf = (key: string) => widgets.find((widget) => widget.key === key)?.title ?? '';

  const cellOf = (key: string): HTMLElement | undefined =>
    [...cells.children].find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.dataset.widget === key,
    );
  // An added widget's cell exists only after the board has rendered.
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const isCellMissing = order.some((key) => !cellOf(key));
  useLayoutEffect(() => {
    if (isCellMissing) rerender();
  }, [isCellMissing]);

  const hide = (key: string): void => {
    const at = order.indexOf(key);
    onHide(key);
    const title = titleOf(key);
    onChange({ selected: undefined, said: t`${title} is hidden` });
    focusHandle(order[at + 1] ?? order[at - 1]);
  };

  const follow: EventCallback = (_layout, _before, item, _placeholder, event) => {
    if (!item) return;
    // A new object each time: the component's items (2.3.0) follow the pointer only when their children change.
    setDrag({ key: item.i });
    stopTracking.current ??= trackDrag(event as MouseEvent | TouchEvent, (release) => {
      flushSync(release);
      onArrange(grid);
      const title = titleOf(item.i);
      onChange({ said: t`${title} is back in place` });
    });
  };
  const settle: EventCallback = (layout, _before, item) => {
    // Pressed but not moved.
    if (!stopTracking.current || !item) return;
    stopTracking.current();
    stopTracking.current = undefined;
    setDrag(undefined);
    const arranged = fromLeft(layout, shape);
    onArrange(arranged);
    onChange({ said: labelled(titleOf(item.i), placeText(arranged, item.i, shape)) });
  };

  return (
    <>
      {/* The component would insert a style element with this ID, which the page’s CSP blocks. */}
      <span id="react-draggable-style-el" hidden />
      <GridLayout
        width={width}
        layout={useMemo(() => fromLeft(grid, { breakpoint }), [grid, breakpoint])}
        gridConfig={useMemo(() => gridConfig({ breakpoint, margin }), [breakpoint, margin])}
        dragConfig={dragConfig}
        resizeConfig={useMemo(
          () => ({
            handles: [isOneColumn ? 's' : isRightToLeft() ? 'sw' : 'se'],
            handleComponent: (_axis, ref) => (
              // Accessible alternative: keys and buttons.
              <span
                ref={ref}
                aria-hidden="true"
                data-grip=""
                data-resize=""
                className={`react-resizable-handle ${styles.corner}`}
              />
            ),
          }),
          [isOneColumn],
        )}
        positionStrategy={positionStrategy}
        className={styles.grid ?? ''}
        onDrag={follow}
        onDragStop={settle}
        onResize={follow}
        onResizeStop={settle}
      >
        {order.map((key) => {
          const widget = widgets.find((one) => one.key === key);
          const cell = cellOf(key);
          return (
            widget &&
            cell && (
              <ArrangedCell
                key={key}
                widgetKey={key}
                cell={cell}
                isDragged={drag?.key === key}
                onHold={onHold}
                onPress={() => onChange({ selected: key })}
              >
                <WidgetControls
                  widget={widget}
                  grid={grid}
                  shape={shape}
                  isSelected={selected === key}
                  onArrange={onArrange}
                  onHide={() => hide(key)}
                  onChange={onChange}
                />
              </ArrangedCell>
            )
          );
        })}
      </GridLayout>
    </>
  );
});
