import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useLayer } from '@hondana/shared/overlays/layers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { closeIcon } from '../ui/icons.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shown under the title and read aloud when the dialog opens. */
  description?: ReactNode;
  /** Maximum width 400, 560 or 800 px. Below 768 px all sizes are full-screen sheets. */
  size?: 'small' | 'medium' | 'large' | undefined;
  footer?: ReactNode;
  actions?: ReactNode;
  /** No padding around the content: for lists and tabs. */
  flush?: boolean | undefined;
  /** A press outside does not close it: for forms with unsaved input. */
  keepOnPressOutside?: boolean | undefined;
  /** The first control by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called after the closing animation. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog: it traps the focus and restores it on close.
 * @example <Dialog open={open} onOpenChange={setOpen} title="Display Settings" footer={<Button>Save</Button>}>…</Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  footer,
  actions,
  flush,
  keepOnPressOutside = false,
  initialFocus,
  onClosed,
  children,
}: DialogProps) {
  const mayChange = useLayer(open);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={keepOnPressOutside}
      onOpenChange={(next, details) => mayChange(details) && onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={classNames(styles.viewport, styles.sheets)}>
          <Base.Popup
            data-keep-clear=""
            initialFocus={initialFocus ?? ((by) => by === 'touch' || (firstControl(body.current) ?? true))}
            className={classNames(styles.popup, styles[size])}
          >
            <div className={styles.head}>
              <div className={styles.titles}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
              </div>
              {actions && <div className={styles.actions}>{actions}</div>}
              <Base.Close render={<IconButton icon={closeIcon} label={t`Close`} />} />
            </div>
            <div ref={body} className={classNames(styles.body, flush && styles.flush)}>
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Skips the close button and unchecked radios. Not after a touch: the on-screen keyboard would cover the dialog. */
function firstControl(body: HTMLElement | null): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>(
    'input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), button:not(:disabled, [tabindex="-1"]), a[href]',
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children?: ReactNode;
  /** Form fields below the text. */
  choices?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** Maximum width 400 px by default, 560 or 800: for lists of long names. Below 768 px all fill the width. */
  size?: DialogProps['size'];
  /** Text the user must type to enable the button: for large changes that cannot be undone. */
  typedConfirmation?: string | undefined;
  /** The dialog stays open and busy while the promise is pending, and shows `failure` if it rejects. */
  onConfirm: () => unknown;
  failure?: ((error: unknown) => string) | undefined;
  /** Focused on close, for when the opening button is deleted too. By default, focus moved meanwhile stays. */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Asks for confirmation. A press outside does nothing. With `danger`, Cancel has the initial focus.
 * @example <ConfirmDialog open={open} onOpenChange={setOpen} title="Delete 12 files?" confirmLabel="Delete 12 files" danger onConfirm={remove} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, danger } = props;
  const mayChange = useLayer(open);
  const busy = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLElement>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!mayChange(details)) return;
        if (busy.current) details.cancel();
        else onOpenChange(next);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={classNames(styles.viewport, styles.question)}>
          <AlertDialog.Popup
            data-keep-clear=""
            initialFocus={props.typedConfirmation === undefined && danger ? cancel : first}
            finalFocus={props.finalFocus && (() => props.finalFocus?.() ?? true)}
            className={classNames(styles.popup, styles[props.size ?? 'small'])}
          >
            <Question {...props} busy={busy} cancel={cancel} first={first} />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface QuestionProps extends ConfirmDialogProps {
  busy: RefObject<boolean>;
  cancel: RefObject<HTMLButtonElement | null>;
  first: RefObject<HTMLElement | null>;
}

/** A separate component, so that each opening starts with fresh state. */
function Question({
  open,
  onOpenChange,
  title,
  children,
  choices,
  confirmLabel,
  cancelLabel = t`Cancel`,
  danger,
  typedConfirmation,
  onConfirm,
  failure = () => t`Something went wrong. Try again.`,
  busy,
  cancel,
  first,
}: QuestionProps) {
  const formId = useId();
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const [typed, setTyped] = useState('');
  // Blocks a second submit while the dialog is closing.
  const done = useRef(false);
  useEffect(() => {
    if (open) done.current = false;
  }, [open]);
  const ready = typedConfirmation === undefined || typed.trim() === typedConfirmation;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy.current || done.current) return;
    busy.current = true;
    setRunning(true);
    setError(undefined);
    try {
      await onConfirm();
      done.current = true;
      onOpenChange(false);
    } catch (reason) {
      setError(failure(reason));
    } finally {
      busy.current = false;
      setRunning(false);
    }
  };

  return (
    <>
      <div className={styles.head}>
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
      </div>
      <form id={formId} className={classNames(styles.body, styles.stack)} onSubmit={submit}>
        {children && <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>}
        {choices}
        {typedConfirmation !== undefined && (
          <TextField
            ref={(element) => {
              first.current = element;
            }}
            label={
              <Trans>
                Type <strong>{typedConfirmation}</strong> to confirm
              </Trans>
            }
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {error && <Banner tone="danger">{error}</Banner>}
      </form>
      <div className={styles.footer}>
        <AlertDialog.Close ref={cancel} disabled={running} render={<Button>{cancelLabel}</Button>} />
        <Button
          ref={(element) => {
            if (typedConfirmation === undefined) first.current = element;
          }}
          type="submit"
          form={formId}
          variant={danger ? 'danger' : 'primary'}
          busy={running}
          disabled={!ready}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
