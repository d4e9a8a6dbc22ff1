import { Icon } from '@hondana/shared/ui/Icon';
import { IconButton } from '@hondana/shared/ui/IconButton';
import {
  arrowDownIcon,
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  dragIcon,
  narrowerIcon,
  shorterIcon,
  tallerIcon,
  widerIcon,
} from '@hondana/shared/ui/icons';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Direction, draggedTo, moved, resized, resizedTo } from './arrange.ts';
import type { BoardWidget } from './boardWidgets.ts';
import { followPointer } from './followPointer.ts';
import { type BoardShape, columns, type Grid, margin, pixelsOf } from './grid.ts';
import { placeText } from './placeText.ts';
import type { Arrangement } from './useArrangement.ts';
import styles from './WidgetControls.module.css';

/** The element that says how the keys work, for every handle. */
export const arrangeHelpId = 'arrange-widgets-help';

const buttons = {
  move: [
    ['left', 'Move left', arrowLeftIcon],
    ['up', 'Move up', arrowUpIcon],
    ['down', 'Move down', arrowDownIcon],
    ['right', 'Move right', arrowRightIcon],
  ],
  resize: [
    ['left', 'Narrower', narrowerIcon],
    ['right', 'Wider', widerIcon],
    ['up', 'Shorter', shorterIcon],
    ['down', 'Taller', tallerIcon],
  ],
} as const;

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface WidgetControlsProps {
  readonly widget: BoardWidget;
  readonly grid: Grid;
  readonly shape: BoardShape;
  readonly width: number;
  readonly isSelected: boolean;
  readonly onArrange: (grid: Grid) => void;
  readonly onChange: (change: Partial<Arrangement>) => void;
}

/** What a widget is moved and resized with: by the pointer, by keys, and by buttons for who can do neither. */
export function WidgetControls({
  widget: { key, title },
  grid,
  shape,
  width,
  isSelected,
  onArrange,
  onChange,
}: WidgetControlsProps) {
  const controls = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const placed = grid.find(({ i }) => i === key);
  const isWholeWidth = shape.isOneColumn;

  // Who moves it by keys must not lose sight of it.
  const [x, y] = [placed?.x, placed?.y];
  useEffect(() => {
    const isHere = x !== undefined && y !== undefined && controls.current?.contains(document.activeElement);
    if (isHere) handle.current?.scrollIntoView({ block: 'nearest' });
  }, [x, y]);

  const arrange = (next: Grid): void => {
    const said = next === grid ? `${title} can go no further` : `${title}: ${placeText(next, key, shape)}`;
    onChange({ said });
    if (next !== grid) onArrange(next);
  };
  const deeds = {
    move: (direction: Direction) => arrange(moved(grid, key, direction, shape)),
    resize: (direction: Direction) => arrange(resized(grid, key, direction, shape)),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    deeds[event.shiftKey ? 'resize' : 'move'](direction);
  };

  const drag = (event: PointerEvent<HTMLElement>, kind: 'move' | 'resize'): void => {
    if (!placed || event.button !== 0) return;
    const from = pixelsOf(placed, shape.breakpoint, width);
    const unit = (width + margin) / columns[shape.breakpoint];
    let latest = grid;
    onChange({ selected: key });
    followPointer(event, {
      onMove(dx, dy) {
        const at = { left: from.left + dx, top: from.top + dy };
        const size = { width: from.width + dx, height: from.height + dy };
        latest =
          kind === 'move'
            ? draggedTo(grid, key, { x: Math.round(at.left / unit), y: at.top / margin }, shape)
            : resizedTo(
                grid,
                key,
                { w: (size.width + margin) / unit, h: Math.round((size.height + margin) / margin) },
                shape,
              );
        onChange({ held: { key, place: kind === 'move' ? { ...from, ...at } : { ...from, ...size } } });
        onArrange(latest);
      },
      onEnd(isKept) {
        if (!isKept) onArrange(grid);
        const said = isKept ? `${title}: ${placeText(latest, key, shape)}` : `${title} is where it was`;
        onChange({ held: undefined, said });
      },
    });
  };

  return (
    <div
      ref={controls}
      role="presentation"
      className={styles.controls}
      data-selected={isSelected || undefined}
      onPointerDown={(event) => {
        const isOnHandle = handle.current?.contains(event.target as Node) ?? false;
        // A finger beside the handle scrolls the page.
        if (isOnHandle || event.pointerType !== 'touch') drag(event, 'move');
      }}
    >
      <button
        ref={handle}
        type="button"
        aria-label={`Arrange ${title}`}
        aria-expanded={isSelected}
        aria-describedby={arrangeHelpId}
        className={styles.handle}
        // A press has selected it already; by keys Enter shows the buttons and puts them away.
        onClick={({ detail }) => onChange({ selected: isSelected && detail === 0 ? undefined : key })}
        onKeyDown={onKeyDown}
      >
        <Icon icon={dragIcon} />
        <span className={styles.title}>{title}</span>
      </button>
      {isSelected && (
        <div
          role="toolbar"
          aria-label={`Move and resize ${title}`}
          className={styles.buttons}
          onPointerDown={(event) => event.stopPropagation()}
        >
          {(['move', 'resize'] as const).map((kind) =>
            buttons[kind]
              .filter(([direction]) => !isWholeWidth || direction === 'up' || direction === 'down')
              .map(([direction, label, icon]) => (
                <IconButton
                  key={label}
                  icon={icon}
                  label={label}
                  size="small"
                  variant="secondary"
                  onClick={() => deeds[kind](direction)}
                />
              )),
          )}
        </div>
      )}
      {/* By keys and by the buttons the same is done. */}
      <span
        aria-hidden="true"
        data-resize=""
        className={styles.corner}
        onPointerDown={(event) => {
          event.stopPropagation();
          drag(event, 'resize');
        }}
      />
    </div>
  );
}
