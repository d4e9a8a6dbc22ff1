import { useEscape } from '@hondana/shared/overlays/layers';
import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { Button } from '../ui/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import styles from './ErrorDialog.module.css';

interface ErrorDialogProps extends ErrorStateProps {
  title: string;
  onClose: () => void;
}

/** `showModal` moves the focus in; `close`, called before React removes the element, restores it. */
function showModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  dialog?.showModal();
  return () => dialog?.close();
}

/**
 * A native `<dialog>` in place of an overlay that failed to load: fetching a design-system dialog may fail too.
 * @example <ErrorDialog title="The file could not be shown" detail={error.message} onRetry={retry} onClose={close} />
 */
export function ErrorDialog({ onClose, action, ...state }: ErrorDialogProps) {
  useEscape(true, onClose);
  return createPortal(
    <dialog
      ref={showModal}
      aria-label={state.title}
      className={styles.dialog}
      // The back gesture of phones.
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
            <Button onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      />
    </dialog>,
    document.body,
  );
}
