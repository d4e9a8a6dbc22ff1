import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words; never anything to press, and never all there is to know: a finger does not hover. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** What it explains; something that can take the focus. */
  children: ReactElement;
}

/**
 * A word of explanation on hover and focus. It describes its element and does not name it.
 *
 * @example <Tooltip text="Episode is linked to another show."><Button aria-disabled>Link</Button></Tooltip>
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger delay={400} aria-describedby={id} render={children} />
      {/* What describes an element must be in the page before it is shown. */}
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

/** Around a bar of buttons: once one hint shows, its neighbours' show at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}
