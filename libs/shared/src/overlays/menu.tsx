import { Menu as Base } from '@base-ui/react/menu';
import { useLayer } from '@hondana/shared/overlays/layers';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../ui/classNames.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon, chevronRightIcon, type IconShape } from '../ui/icons.tsx';
import styles from './popup.module.css';

export interface MenuProps {
  /** The button that opens it: `<Button>`, `<IconButton>`. */
  trigger: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuCheck`, `MenuGroup`, `MenuSeparator`, `SubMenu`. */
  children: ReactNode;
}

/**
 * A button that opens a list of actions and places. Arrows move, letters jump, Escape closes. The list stays beside
 * the button while the page scrolls below a bar that has it.
 *
 * @example <Menu trigger={<IconButton icon={moreIcon} label="More" />}><MenuItem onClick={edit}>Edit</MenuItem></Menu>
 */
export function Menu({ trigger, side = 'bottom', align = 'start', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const admit = useLayer(open);
  return (
    <Base.Root modal={false} open={open} onOpenChange={(next, details) => admit(details) && setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  icon?: IconShape | undefined;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** At the end: a shortcut, a count. */
  end?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The menu stays open. */
  keepOpen?: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** An action in a menu. */
export function MenuItem({
  icon,
  detail,
  end,
  danger,
  disabled,
  keepOpen,
  onClick,
  children,
}: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      closeOnClick={!keepOpen}
      className={classNames(styles.item, danger && styles.danger)}
      onClick={onClick}
    >
      {icon && <Icon icon={icon} size={4} />}
      <ItemText detail={detail}>{children}</ItemText>
      {end}
    </Base.Item>
  );
}

function ItemText({ detail, children }: { detail?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.text}>
      {children}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

export interface MenuLinkProps {
  /** The link itself: `<Link to="/settings" />`, or `<a href="…" target="_blank" />`. Its content is replaced. */
  link: ReactElement<object>;
  icon?: IconShape | undefined;
  detail?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** A place in a menu; it can be opened in a new tab. */
export function MenuLink({ link, icon, detail, end, children }: MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick render={(props) => cloneElement(link, props)} className={styles.item}>
      {icon && <Icon icon={icon} size={4} />}
      <ItemText detail={detail}>{children}</ItemText>
      {end}
    </Base.LinkItem>
  );
}

export interface MenuCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Something to switch on or off within a menu, which stays open. */
export function MenuCheck({ checked, onChange, disabled, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      disabled={disabled}
      className={styles.item}
      onCheckedChange={(next) => onChange(next)}
    >
      <span className={styles.mark}>
        <Base.CheckboxItemIndicator>
          <Icon icon={checkIcon} size={4} />
        </Base.CheckboxItemIndicator>
      </span>
      <ItemText>{children}</ItemText>
    </Base.CheckboxItem>
  );
}

/** Items under a heading of their own. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.groupLabel}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

/** A line between items. */
export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}

/** A menu within a menu. */
export function SubMenu({
  label,
  icon,
  children,
}: {
  label: ReactNode;
  icon?: IconShape;
  children: ReactNode;
}) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={styles.item}>
        {icon && <Icon icon={icon} size={4} />}
        <ItemText>{label}</ItemText>
        <Icon icon={chevronRightIcon} size={4} />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner
          positionMethod="fixed"
          sideOffset={-4}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

export interface AnchoredMenuProps {
  /** What the menu is of; read aloud. */
  label: string;
  /** The button beside which it opens, and which gets the focus back. */
  anchor: HTMLElement | null;
  side?: MenuProps['side'];
  align?: MenuProps['align'];
  /** After it has closed. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A menu without its button: open as long as it is mounted, for a button that fetches its menu when it is
 * pressed. The button carries `aria-haspopup` and `aria-expanded` itself.
 *
 * @example {isOpen && <AnchoredMenu label="Help" anchor={button.current} onClose={close}>…</AnchoredMenu>}
 */
export function AnchoredMenu({
  label,
  anchor,
  side = 'bottom',
  align = 'start',
  onClose,
  children,
}: AnchoredMenuProps) {
  const [open, setOpen] = useState(true);
  const admit = useLayer(open);
  const popup = useRef<HTMLDivElement>(null);
  // What has the focus by now, a dialog that an item opened, keeps it.
  const returnsFocus = (): boolean => {
    const { activeElement, body } = document;
    return activeElement === body || popup.current?.contains(activeElement) === true;
  };
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, details) => {
        // The button itself closes it; closed here as well, it would open again.
        const isOnButton = details.event.target instanceof Node && anchor?.contains(details.event.target);
        if (details.reason === 'outside-press' && isOnButton) details.cancel();
        else if (admit(details)) setOpen(next);
      }}
      onOpenChangeComplete={(next) => !next && onClose()}
    >
      <Base.Portal>
        <Base.Positioner
          positionMethod="fixed"
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Base.Popup
            ref={popup}
            aria-label={label}
            finalFocus={() => (returnsFocus() ? anchor : false)}
            className={styles.popup}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
