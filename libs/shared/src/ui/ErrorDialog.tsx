import { useEscape } from '@hondana/shared/overlays/layers';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './ErrorDialog.module.css';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

interface ErrorDialogProps extends ErrorStateProps {
  title: string;
  /** Escape, or the Close button. */
  onClose: () => void;
}

/** Showing it moves the focus in; closing it, before React takes it away, gives the focus back. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  dialog?.showModal();
  return () => dialog?.close();
}

/**
 * What was opened over the page failed: says so in its place, so that the button that opened it can be used again.
 * The browser's own dialog, because a dialog of the design system would have to be fetched, and that may be what
 * failed.
 *
 * @example <ErrorDialog title="The file could not be shown" detail={error.message} onRetry={retry} onClose={close} />
 */
export function ErrorDialog({ onClose, action, ...state }: ErrorDialogProps) {
  useEscape(true, onClose);
  return createPortal(
    <dialog
      ref={showModal}
      aria-label={state.title}
      className={styles.dialog}
      // The gesture by which a phone goes back.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ErrorState
        compact
        {...state}
        action={
          <>
            {action}
            <Button onClick={onClose}>Close</Button>
          </>
        }
      />
    </dialog>,
    document.body,
  );
}
