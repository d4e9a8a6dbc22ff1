import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { createPortal } from 'react-dom';
import type { OnCellOverride } from './BoardCell.tsx';

/** Where a press starts a drag: anywhere, except that touches outside the handles scroll the page. */
export const grip = '[data-grip], [data-pointer]:not([data-pointer="touch"])';

interface ArrangedCellProps extends Pick<ComponentProps<'div'>, 'onMouseDown' | 'onMouseUp' | 'onTouchEnd'> {
  readonly widgetKey: string;
  readonly cell: HTMLElement;
  readonly isDragged: boolean;
  readonly onHold: OnCellOverride;
  readonly onPress: () => void;
  readonly children?: ReactNode;
  readonly ref?: RefObject<HTMLElement | null>;
  readonly style?: ComponentProps<'div'>['style'];
}

/** Moves the widget's existing cell on the board: rendering it here would change its parent and remount the widget. */
export function ArrangedCell({
  widgetKey,
  cell,
  isDragged,
  onHold,
  onPress,
  children,
  ref,
  style: { left, top, width, height } = {},
  ...listeners
}: ArrangedCellProps) {
  useImperativeHandle(ref, () => cell, [cell]);
  useLayoutEffect(() => {
    onHold(widgetKey, { place: { left, top, width, height }, isDragged });
    if (isDragged || !cell.contains(document.activeElement)) return;
    // Keep it in view while it is moved by keys.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }, [widgetKey, cell, isDragged, onHold, left, top, width, height]);
  useLayoutEffect(() => () => onHold(widgetKey, undefined), [widgetKey, onHold]);
  return createPortal(
    <div
      role="presentation"
      onPointerDown={({ target, currentTarget, pointerType }) => {
        currentTarget.dataset.pointer = pointerType;
        if (target instanceof Element && target.closest(grip)) onPress();
      }}
      {...listeners}
    >
      {children}
    </div>,
    cell,
  );
}
