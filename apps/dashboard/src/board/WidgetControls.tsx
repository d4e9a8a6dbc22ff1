import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import { IconButton } from '@hondana/shared/ui/IconButton';
import {
  arrowDownIcon,
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  dragIcon,
  eyeOffIcon,
  narrowerIcon,
  shorterIcon,
  tallerIcon,
  widerIcon,
} from '@hondana/shared/ui/icons';
import { isKeyboardClick } from '@hondana/shared/ui/isKeyboardClick';
import type { KeyboardEvent } from 'react';
import { type MoveDirection, moved, resized } from './arrange.ts';
import type { BoardWidget } from './boardWidgets.ts';
import type { BoardShape, Grid } from './grid.ts';
import { placeText } from './placeText.ts';
import type { Arrangement } from './useArrangement.ts';
import styles from './WidgetControls.module.css';

/** Describes the keys, for every handle. */
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

const directions: Readonly<Record<string, MoveDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface WidgetControlsProps {
  readonly widget: BoardWidget;
  readonly grid: Grid;
  readonly shape: BoardShape;
  readonly isSelected: boolean;
  readonly onArrange: (grid: Grid) => void;
  readonly onHide: () => void;
  readonly onChange: (change: Partial<Arrangement>) => void;
}

/** Alternatives to dragging: keys, and buttons for users who can use neither. */
export function WidgetControls({
  widget: { key, title },
  grid,
  shape,
  isSelected,
  onArrange,
  onHide,
  onChange,
}: WidgetControlsProps) {
  const arrange = (next: Grid): void => {
    const said = next === grid ? `${title} cannot move further` : `${title}: ${placeText(next, key, shape)}`;
    onChange({ said });
    if (next !== grid) onArrange(next);
  };
  const actions = {
    move: (direction: MoveDirection) => arrange(moved(grid, key, direction, shape)),
    resize: (direction: MoveDirection) => arrange(resized(grid, key, direction, shape)),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    actions[event.shiftKey ? 'resize' : 'move'](direction);
  };

  return (
    <div className={styles.controls} data-selected={isSelected || undefined}>
      <button
        type="button"
        data-grip=""
        aria-label={`Arrange ${title}`}
        aria-expanded={isSelected}
        aria-describedby={arrangeHelpId}
        className={styles.handle}
        // A press has selected it already; Enter toggles the buttons.
        onClick={() => onChange({ selected: isSelected && isKeyboardClick() ? undefined : key })}
        onKeyDown={onKeyDown}
      >
        <Icon icon={dragIcon} />
        <span className={styles.title}>{title}</span>
      </button>
      <Button size="small" icon={eyeOffIcon} aria-label={`Hide ${title}`} data-hide="" onClick={onHide}>
        Hide
      </Button>
      {isSelected && (
        <div role="toolbar" aria-label={`Move and resize ${title}`} className={styles.buttons}>
          {(['move', 'resize'] as const).map((kind) =>
            buttons[kind]
              .filter(([direction]) => !shape.isOneColumn || direction === 'up' || direction === 'down')
              .map(([direction, label, icon]) => (
                <IconButton
                  key={label}
                  icon={icon}
                  label={label}
                  size="small"
                  variant="secondary"
                  repeatable
                  onClick={() => actions[kind](direction)}
                />
              )),
          )}
        </div>
      )}
    </div>
  );
}
