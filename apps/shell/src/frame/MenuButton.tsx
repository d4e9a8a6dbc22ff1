import { Icon } from '@hondana/shared/ui/Icon';
import type { IconShape } from '@hondana/shared/ui/icons';
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import type { MenuContentProps } from './partProps.ts';

interface MenuButtonProps<Properties> {
  readonly label: string;
  readonly icon: IconShape;
  readonly className: string | undefined;
  readonly isDisabled?: boolean;
  readonly menu: ComponentType<Properties & MenuContentProps>;
  readonly properties: Properties;
}

/** A button with a menu beside it. */
export function MenuButton<Properties extends object>({
  label,
  icon,
  className,
  isDisabled = false,
  menu: Menu,
  properties,
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
        <Icon icon={icon} size={4} />
      </button>
      {isOpen && <Menu {...properties} anchor={button.current} onClose={() => setIsOpen(false)} />}
    </>
  );
}
