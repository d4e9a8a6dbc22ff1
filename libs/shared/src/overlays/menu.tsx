import { Menu as Base } from '@base-ui/react/menu';
import { useLayer } from '@hondana/shared/overlays/layers';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../ui/classNames.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon, chevronRightIcon, type IconShape } from '../ui/icons.tsx';
import { PageDirection } from '../ui/PageDirection.tsx';
import styles from './popup.module.css';

export interface MenuProps {
  trigger: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** `MenuItem`, `MenuLink`, `MenuCheck`, `MenuGroup`, `MenuSeparator` or `SubMenu`. */
  children: ReactNode;
}

/**
 * A menu button for actions and links. The popup stays beside the button when the page scrolls below a sticky bar.
 * @example <Menu trigger={<IconButton icon={moreIcon} label="More" />}><MenuItem onClick={edit}>Edit</MenuItem></Menu>
 */
export function Menu({ trigger, side = 'bottom', align = 'start', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const mayChange = useLayer(open);
  return (
    <PageDirection>
      <Base.Root
        modal={false}
        open={open}
        onOpenChange={(next, details) => mayChange(details) && setOpen(next)}
      >
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
    </PageDirection>
  );
}

export interface MenuItemProps {
  icon?: IconShape | undefined;
  detail?: ReactNode;
  /** At the end of the row: a shortcut or count. */
  end?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  keepOpen?: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

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
  /** `<Link to="/settings" />` or `<a href="…" target="_blank" />`; its content is replaced. */
  link: ReactElement<object>;
  icon?: IconShape | undefined;
  detail?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** A menu entry that is a link, so it can be opened in a new tab. */
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

/** A checkbox entry; the menu stays open. */
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

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles.groupLabel}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}

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
  label: string;
  /** The button it opens beside and returns the focus to. */
  anchor: HTMLElement | null;
  side?: MenuProps['side'];
  align?: MenuProps['align'];
  /** Called after the closing animation. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Open while mounted, for a button that lazy-loads its menu. The button sets `aria-haspopup` and `aria-expanded`.
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
  const mayChange = useLayer(open);
  const popup = useRef<HTMLDivElement>(null);
  // A dialog opened by an item keeps the focus.
  const returnsFocus = (): boolean => {
    const { activeElement, body } = document;
    return activeElement === body || popup.current?.contains(activeElement) === true;
  };
  return (
    <PageDirection>
      <Base.Root
        modal={false}
        open={open}
        onOpenChange={(next, details) => {
          // The button toggles it; closing it here too would reopen it.
          const isOnButton = details.event.target instanceof Node && anchor?.contains(details.event.target);
          if (details.reason === 'outside-press' && isOnButton) details.cancel();
          else if (mayChange(details)) setOpen(next);
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
    </PageDirection>
  );
}
