import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words, nothing interactive or essential: touch devices do not hover. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** A focusable element. */
  children: ReactElement;
}

/**
 * A hint on hover and focus. It describes its element and does not name it.
 * @example <Tooltip text="Episode is linked to another show."><Button aria-disabled>Link</Button></Tooltip>
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger delay={400} aria-describedby={id} render={children} />
      {/* An `aria-describedby` target must be in the DOM before it is shown. */}
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Wraps adjacent buttons: once one tooltip shows, the others open without delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}
