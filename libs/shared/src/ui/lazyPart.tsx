import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { partsAhead } from '../ahead/partsAhead.ts';
import { ErrorDialog } from './ErrorDialog.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What went wrong with a part, for what is shown in its place. */
export interface PartFailure<Properties> {
  readonly title: string;
  readonly detail: string;
  readonly properties: Properties;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export interface LazyPartOptions<Properties> {
  /** Shown until the part is there; nothing unless given. */
  readonly waiting?: (properties: Properties) => ReactNode;
  /** Shown when the part could not be had; an error with Retry unless given. */
  readonly failed?: (failure: PartFailure<Properties>) => ReactNode;
  /** Few ever see it: its code is fetched when it is rendered, not before. */
  readonly seldom?: boolean;
}

interface PlaceState {
  /** What the part threw while rendering in this place. */
  readonly thrown?: { readonly error: unknown } | undefined;
}

/** A part that can be closed, or gets a close function for its failure. */
type Closable<Properties> = Properties extends { readonly onClose: unknown } | { readonly onClosed: unknown }
  ? Properties
  : Properties & { readonly onClose?: () => void };

function showFailure({ title, detail, properties, isRetrying, retry }: PartFailure<object>): ReactNode {
  const { onClose, onClosed = onClose }: { onClose?: () => void; onClosed?: () => void } = properties;
  const state = { title, detail, retrying: isRetrying, onRetry: retry };
  return onClosed ? <ErrorDialog {...state} onClose={() => onClosed()} /> : <ErrorState compact {...state} />;
}

const notLoaded = {
  title: 'This could not be loaded',
  detail: 'The server may be unreachable. If retrying does not help, reload the page.',
};

/**
 * A component whose code is fetched once the screen is complete, or when it is first rendered. The one way to render such code: a failure costs its own
 * place and no more. There it says so, with Retry, which asks for the code again; what can be closed (`onClose`,
 * `onClosed`) says so in a small dialog, and once that is closed can be opened again.
 *
 * @example
 * const PresetsDialog = lazyPart(async () => (await import('./PresetsDialog.tsx')).PresetsDialog);
 * return isOpen && <PresetsDialog onClose={() => setOpen(false)} />;
 */
export function lazyPart<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  { waiting, failed = showFailure, seldom }: LazyPartOptions<Properties> = {},
): ComponentType<Closable<Properties>> {
  let Part: ComponentType<Properties> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  /** The file that could not be had, where that is known. */
  let address: unknown;
  const places = new Set<Component>();
  const redraw = (): void => {
    for (const place of places) place.forceUpdate();
  };

  const attempt = async (): Promise<void> => {
    partsAhead.delete(ahead);
    try {
      // The browser may keep a bad copy, and would take that one again.
      if (typeof address === 'string') await fetch(address, { cache: 'reload' }).catch(() => {});
      Part = await load();
      hasFailed = false;
    } catch (error) {
      address = error instanceof Error && 'request' in error && error.request;
      hasFailed = places.size > 0;
    }
    loading = undefined;
    redraw();
  };
  /** The same, for later use. */
  const ahead = async (): Promise<void> => {
    loading ??= attempt();
    await loading;
    if (Part) return;
    partsAhead.add(ahead);
    throw new Error(notLoaded.title);
  };
  if (!seldom) partsAhead.add(ahead);
  const begin = (): void => {
    loading ??= attempt();
    redraw();
  };

  return class LazyPart extends Component<Closable<Properties>, PlaceState> {
    override state: PlaceState = {};

    static getDerivedStateFromError(error: unknown): PlaceState {
      return { thrown: { error } };
    }

    override componentDidMount(): void {
      places.add(this);
      if (!Part) begin();
    }

    override componentWillUnmount(): void {
      places.delete(this);
      // Opening it again fetches the code again.
      if (places.size === 0) hasFailed = false;
    }

    override componentDidCatch(error: unknown): void {
      // As if uncaught: it goes into the record of the remote whose files it comes from.
      reportError(error);
    }

    override render(): ReactNode {
      const properties = this.props;
      const { thrown } = this.state;
      if (thrown) {
        return failed({
          title: 'This could not be shown',
          detail: thrown.error instanceof Error ? thrown.error.message : String(thrown.error),
          properties,
          isRetrying: false,
          retry: () => this.setState({ thrown: undefined }),
        });
      }
      if (hasFailed) {
        return failed({ ...notLoaded, properties, isRetrying: loading !== undefined, retry: begin });
      }
      const placeholder = waiting?.(properties);
      return <Suspense fallback={placeholder}>{Part ? <Part {...properties} /> : placeholder}</Suspense>;
    }
  };
}
