import { type ComponentType, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface MenuContentProps {
  /** The button that the menu is placed at and returns focus to. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

interface MenuButtonProps<Properties> {
  /** Needed when the content has no text. */
  readonly label?: string;
  readonly className: string | undefined;
  readonly isDisabled?: boolean;
  readonly menu: ComponentType<Properties & MenuContentProps>;
  readonly properties: Properties;
  readonly children: ReactNode;
}

export function MenuButton<Properties extends object>({
  label,
  className,
  isDisabled = false,
  menu: Menu,
  properties,
  children,
}: MenuButtonProps<Properties>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || isDisabled) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isDisabled || undefined}
        onClick={() => setIsOpen(!isOpen && !isDisabled)}
        onKeyDown={openByArrow}
      >
        {children}
      </button>
      {isOpen && <Menu {...properties} anchor={button.current} onClose={() => setIsOpen(false)} />}
    </>
  );
}
