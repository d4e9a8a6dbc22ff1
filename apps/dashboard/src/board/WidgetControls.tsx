import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
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
import { isRightToLeft, readingKey } from '@hondana/shared/ui/readingDirection';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    ['left', msg`Move left`, arrowLeftIcon],
    ['up', msg`Move up`, arrowUpIcon],
    ['down', msg`Move down`, arrowDownIcon],
    ['right', msg`Move right`, arrowRightIcon],
  ],
  resize: [
    ['left', msg`Narrower`, narrowerIcon],
    ['right', msg`Wider`, widerIcon],
    ['up', msg`Shorter`, shorterIcon],
    ['down', msg`Taller`, tallerIcon],
  ],
} as const;

/** The buttons' icons are mirrored where text runs from right to left. */
const labelsFromRight: Partial<Record<MoveDirection, TextDescriptor>> = {
  left: msg`Move right`,
  right: msg`Move left`,
};

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
    const said = next === grid ? t`${title} cannot move further` : `${title}: ${placeText(next, key, shape)}`;
    onChange({ said });
    if (next !== grid) onArrange(next);
  };
  const actions = {
    move: (direction: MoveDirection) => arrange(moved(grid, key, direction, shape)),
    resize: (direction: MoveDirection) => arrange(resized(grid, key, direction, shape)),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directions[readingKey(event)];
    if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    actions[event.shiftKey ? 'resize' : 'move'](direction);
  };

  return (
    <div className={styles.controls} data-selected={isSelected || undefined}>
      <button
        type="button"
        data-grip=""
        aria-label={t`Arrange ${title}`}
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
      <Button size="small" icon={eyeOffIcon} aria-label={t`Hide ${title}`} data-hide="" onClick={onHide}>
        <Trans>Hide</Trans>
      </Button>
      {isSelected && (
        <div role="toolbar" aria-label={t`Move and resize ${title}`} className={styles.buttons}>
          {(['move', 'resize'] as const).map((kind) =>
            buttons[kind]
              .filter(([direction]) => !shape.isOneColumn || direction === 'up' || direction === 'down')
              .map(([direction, label, icon]) => (
                <IconButton
                  key={direction}
                  icon={icon}
                  label={textOf((kind === 'move' && isRightToLeft() && labelsFromRight[direction]) || label)}
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
