import { recordRemoteError } from '@hondana/shared/remote/remoteRecords';
import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { ErrorDialog } from '../overlays/ErrorDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import type { Offer } from './slotContent.ts';

/**
 * The message of a remote's error. Hooks of a second copy of React fail with an obscure error about null; this says so.
 * @example <ErrorState title="…" detail={messageOf(error)} />
 */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError && /null/.test(message) && /\buse[A-Z]/.test(message)
    ? t`It seems to bring a copy of React of its own, instead of the shell’s. (${message})`
    : message;
}

/** A fix for a failure that retrying alone does not solve. */
export interface RecoveryAction {
  readonly label: string;
  readonly apply: () => void;
}

/**
 * The button of an error state for a remote's error: Retry, or the error's own remedy; none if the error is final.
 * @example <ErrorState title="…" {...recoveryActions(error, retry)} />
 */
export function recoveryActions(
  error: unknown,
  retry: () => void,
): Pick<ErrorStateProps, 'onRetry' | 'action'> {
  const remedy =
    error instanceof Error && 'remedy' in error ? (error.remedy as RecoveryAction | undefined) : undefined;
  if (error instanceof Error && 'isFinal' in error && error.isFinal) return {};
  if (!remedy) return { onRetry: retry };
  const apply = (): void => {
    remedy.apply();
    retry();
  };
  return { action: <Button onClick={apply}>{remedy.label}</Button> };
}

interface BoundaryProps {
  readonly offer: Offer;
  /** Of an overlay: the error is an overlay too, with a close button. */
  readonly onClose?: () => void;
  /** Part of a line: the error is one line, too. */
  readonly inline?: boolean | undefined;
  readonly children: ReactNode;
}

/** Limits a contribution's failure to its own place. */
export class ContributionBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // Load failures are recorded by the loader.
    if (error instanceof Error && error.name === 'RemoteFailure') return;
    recordRemoteError(String(this.props.offer.key.split('.')[0]), error, 'slot');
  }

  override render(): ReactNode {
    const { offer, onClose, inline, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const retry = (): void => this.setState({ error: undefined });
    const part = offer.title;
    const title = t`${part} could not be shown`;
    const message = messageOf(error);
    // Load errors already name their remote.
    const prefix = `${offer.remoteTitle}: `;
    const detail = message.startsWith(prefix) ? message : prefix + message;
    if (inline) {
      return (
        <Button size="small" variant="quiet" title={detail} onClick={retry}>
          {t`${title}. Retry`}
        </Button>
      );
    }
    const state = { title, detail, ...recoveryActions(error, retry) };
    return onClose ? <ErrorDialog {...state} onClose={onClose} /> : <ErrorState {...state} />;
  }
}
