import { noteRemoteError } from '@hondana/shared/remote/remoteRecords';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import type { Offer } from './slotContent.ts';

/**
 * A helpful message for an error of a remote: hooks of a React that renders nothing fail with an error about null.
 *
 * @example <ErrorState title="…" detail={messageOf(error)} />
 */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError && /null/.test(message) && /\buse[A-Z]/.test(message)
    ? `It seems to bring a copy of React of its own, instead of the shell’s. (${message})`
    : message;
}

/** What helps against a failure that trying again alone does not fix. */
export interface Remedy {
  readonly label: string;
  readonly apply: () => void;
}

/**
 * What an error state offers against an error of a remote: Retry, or the remedy that the error names. Nothing where
 * the error says that it is final: no further try can help.
 *
 * @example <ErrorState title="…" {...waysOut(error, retry)} />
 */
export function waysOut(error: unknown, retry: () => void): Pick<ErrorStateProps, 'onRetry' | 'action'> {
  const remedy =
    error instanceof Error && 'remedy' in error ? (error.remedy as Remedy | undefined) : undefined;
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
  /** Of what lies over the page: its error does too, and can be closed. */
  readonly onClose?: () => void;
  /** It stands in a line of someone else's: its failure does too. */
  readonly inline?: boolean | undefined;
  readonly children: ReactNode;
}

/** A contribution that fails costs its own place and nothing else. */
export class ContributionBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // Failures to load are in the record already.
    if (error instanceof Error && error.name === 'RemoteFailure') return;
    noteRemoteError(String(this.props.offer.key.split('.')[0]), error, 'slot');
  }

  override render(): ReactNode {
    const { offer, onClose, inline, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const retry = (): void => this.setState({ error: undefined });
    const title = `${offer.title} could not be shown`;
    const message = messageOf(error);
    // What could not be loaded names its remote by itself.
    const whose = `${offer.remoteTitle}: `;
    const detail = message.startsWith(whose) ? message : whose + message;
    if (inline) {
      return (
        <Button size="small" variant="quiet" title={detail} onClick={retry}>
          {`${title}. Retry`}
        </Button>
      );
    }
    const state = { title, detail, ...waysOut(error, retry) };
    return onClose ? <ErrorDialog {...state} onClose={onClose} /> : <ErrorState {...state} />;
  }
}
