import { Dialog as Base } from '@base-ui/react/dialog';
import { useLayer } from '@hondana/shared/overlays/layers';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { closeIcon } from '../ui/icons.tsx';
import dialogStyles from './dialog.module.css';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  side?: 'start' | 'end' | undefined;
  /** `false` keeps the page interactive: for filters whose effect should be visible. */
  modal?: boolean | undefined;
  footer?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A full-height side panel: filters, details, a menu on a phone.
 * @example <Sheet open={open} onOpenChange={setOpen} title="Filters" modal={false}>…</Sheet>
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  side = 'end',
  modal = true,
  footer,
  actions,
  children,
}: SheetProps) {
  const mayChange = useLayer(open);
  return (
    <Base.Root
      open={open}
      modal={modal}
      disablePointerDismissal={!modal}
      onOpenChange={(next, details) => mayChange(details) && onOpenChange(next)}
    >
      <Base.Portal>
        {modal && <Base.Backdrop className={dialogStyles.backdrop} />}
        <Base.Popup className={classNames(styles.sheet, styles[side])}>
          <div className={dialogStyles.head}>
            <div className={dialogStyles.titles}>
              <Base.Title className={dialogStyles.title}>{title}</Base.Title>
              {description && (
                <Base.Description className={dialogStyles.description}>{description}</Base.Description>
              )}
            </div>
            {actions}
            <Base.Close render={<IconButton icon={closeIcon} label={t`Close`} />} />
          </div>
          <div className={dialogStyles.body}>{children}</div>
          {footer && <div className={dialogStyles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
