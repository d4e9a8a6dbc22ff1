import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useLayer } from '@hondana/shared/overlays/layers';
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
  /** Escape, the close button, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title; read aloud when the dialog opens. */
  description?: ReactNode;
  /** Widest 400, 560 or 800 px. Narrower than 768 px all are sheets of the whole screen. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The buttons at the end; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** No padding around the content: lists, tabs. */
  flush?: boolean | undefined;
  /** A press beside the dialog does nothing: for forms with unsaved input. */
  keepOnPressOutside?: boolean | undefined;
  /** What gets the focus at first; the first control unless given. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** After it has closed and its motion has ended. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A dialog over the page, which is inert as long as it is open. Focus goes in, stays in, and returns.
 *
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
  const admit = useLayer(open);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={keepOnPressOutside}
      onOpenChange={(next, details) => admit(details) && onOpenChange(next)}
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
              <Base.Close render={<IconButton icon={closeIcon} label="Close" />} />
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

/**
 * Not the close button, which is first in the document, and of options the one that is chosen; by touch none at all, or
 * the keyboard covers the dialog.
 */
function firstControl(body: HTMLElement | null): HTMLElement | null | undefined {
  return body?.querySelector<HTMLElement>(
    'input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), button:not(:disabled, [tabindex="-1"]), a[href]',
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, with numbers: "Delete 12 files, 8.4 GiB?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** What can be chosen about it: fields below the text. */
  choices?: ReactNode;
  /** The action, not "OK": "Delete 12 files". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** Widest 400 px unless given, 560 or 800: for lists of long names. Narrower than 768 px all are as wide as that. */
  size?: DialogProps['size'];
  /** A text that must be typed before the button works: for what cannot be undone and is large. */
  typedConfirmation?: string | undefined;
  /** Does it. While a promise runs the dialog stays and is busy; when it rejects, it stays and says so. */
  onConfirm: () => unknown;
  /** What to say when `onConfirm` rejects. */
  failure?: ((error: unknown) => string) | undefined;
  /**
   * What gets the focus at its end, where the button that opened it goes with what is deleted; what got it in the
   * meantime keeps it unless this is given.
   */
  finalFocus?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Asks before something is done. Escape and Cancel leave all as it was; a press beside it does nothing. With
 * `danger` the focus is on Cancel at first.
 *
 * @example <ConfirmDialog open={open} onOpenChange={setOpen} title="Delete 12 files?" confirmLabel="Delete 12 files" danger onConfirm={remove} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, danger } = props;
  const admit = useLayer(open);
  const busy = useRef(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLElement>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!admit(details)) return;
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

/** A part of its own, so that every opening begins with an empty field and no old error. */
function Question({
  open,
  onOpenChange,
  title,
  children,
  choices,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger,
  typedConfirmation,
  onConfirm,
  failure = () => 'Something went wrong. Try again.',
  busy,
  cancel,
  first,
}: QuestionProps) {
  const formId = useId();
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string>();
  const [typed, setTyped] = useState('');
  // While it closes, a second press would do it again.
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
              <>
                Type <strong>{typedConfirmation}</strong> to confirm
              </>
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
