import { t } from '@lingui/core/macro';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { ErrorDialog } from '../overlays/ErrorDialog.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { lazyChunks } from './lazyChunks.ts';

export interface PartFailure<Properties> {
  readonly title: string;
  readonly detail: string;
  readonly properties: Properties;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export interface LazyPartOptions<Properties> {
  /** Suspense fallback; nothing by default. */
  readonly waiting?: (properties: Properties) => ReactNode;
  /** Replaces the default error with Retry. */
  readonly failed?: (failure: PartFailure<Properties>) => ReactNode;
  /** Rarely used: its code is not prefetched. */
  readonly skipPrefetch?: boolean;
}

interface PlaceState {
  readonly thrown?: { readonly error: unknown } | undefined;
}

/** Accepts `onClose` even if the component has none, for closing its error. */
type Closable<Properties> = Properties extends { readonly onClose: unknown } | { readonly onClosed: unknown }
  ? Properties
  : Properties & { readonly onClose?: () => void };

function showFailure({ title, detail, properties, isRetrying, retry }: PartFailure<object>): ReactNode {
  const { onClose, onClosed = onClose }: { onClose?: () => void; onClosed?: () => void } = properties;
  const state = { title, detail, retrying: isRetrying, onRetry: retry };
  return onClosed ? <ErrorDialog {...state} onClose={() => onClosed()} /> : <ErrorState compact {...state} />;
}

const notLoaded = () => ({
  title: t`This could not be loaded`,
  detail: t`The server may be unreachable. If retrying does not help, reload the page.`,
});

/**
 * Replaces `React.lazy`: prefetched once the screen is complete, and a failure costs only the component. Retry fetches
 * again. With `onClose` or `onClosed`, the error is a small dialog, and the component can be reopened after it.
 * @example
 * const PresetsDialog = lazyPart(async () => (await import('../ui/PresetsDialog.tsx')).PresetsDialog);
 * return isOpen && <PresetsDialog onClose={() => setOpen(false)} />;
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  { waiting, failed = showFailure, skipPrefetch }: LazyPartOptions<Properties> = {},
): ComponentType<Closable<Properties>> {
  let Part: ComponentType<Properties> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  /** URL of the chunk that failed to load, if known. */
  let failedUrl: unknown;
  const instances = new Set<Component>();
  const forceUpdateAll = (): void => {
    for (const instance of instances) instance.forceUpdate();
  };

  const attempt = async (): Promise<void> => {
    lazyChunks.delete(prefetch);
    try {
      // Replaces a bad copy in the browser's cache, which `load` would read again.
      if (typeof failedUrl === 'string') await fetch(failedUrl, { cache: 'reload' }).catch(() => {});
      Part = await load();
      hasFailed = false;
    } catch (error) {
      failedUrl = error instanceof Error && 'request' in error && error.request;
      hasFailed = instances.size > 0;
    }
    loading = undefined;
    forceUpdateAll();
  };
  const prefetch = async (): Promise<void> => {
    loading ??= attempt();
    await loading;
    if (Part) return;
    lazyChunks.add(prefetch);
    throw new Error(notLoaded().title);
  };
  if (!skipPrefetch) lazyChunks.add(prefetch);
  const startLoading = (): void => {
    loading ??= attempt();
    forceUpdateAll();
  };

  return class LazyPart extends Component<Closable<Properties>, PlaceState> {
    override state: PlaceState = {};

    static getDerivedStateFromError(error: unknown): PlaceState {
      return { thrown: { error } };
    }

    override componentDidMount(): void {
      instances.add(this);
      if (!Part) startLoading();
    }

    override componentWillUnmount(): void {
      instances.delete(this);
      // Mounting it again retries.
      if (instances.size === 0) hasFailed = false;
    }

    override componentDidCatch(error: unknown): void {
      // Reported as uncaught, so that it is recorded for the remote whose code threw.
      reportError(error);
    }

    override render(): ReactNode {
      const properties = this.props;
      const { thrown } = this.state;
      if (thrown) {
        return failed({
          title: t`This could not be shown`,
          detail: thrown.error instanceof Error ? thrown.error.message : String(thrown.error),
          properties,
          isRetrying: false,
          retry: () => this.setState({ thrown: undefined }),
        });
      }
      if (hasFailed) {
        return failed({ ...notLoaded(), properties, isRetrying: loading !== undefined, retry: startLoading });
      }
      const placeholder = waiting?.(properties);
      return <Suspense fallback={placeholder}>{Part ? <Part {...properties} /> : placeholder}</Suspense>;
    }
  };
}
