/**
 * Slots: places where one remote shows what another one contributes. The shell provides the host; a remote that
 * has a slot asks for its contributions and shows them, knowing nothing of where they come from.
 */
import { noteRemoteError } from '@hondana/shared/remote/remoteRecords';
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorDialog } from '../ui/ErrorDialog.tsx';
import { ErrorState, type ErrorStateProps } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ActionTarget, SlotName, WidgetSize } from './descriptor.ts';

/** What the host of a slot passes to the component that fills it. */
export interface SlotProperties {
  readonly 'dashboard.widget': object;
  readonly 'series.tab': { readonly seriesId: number };
  readonly 'settings.page': object;
  /** A page below Utilities; its heading is the contribution's title, rendered by the host. */
  readonly 'utilities.page': object;
  /** On a group's page, above its series. */
  readonly 'group.section': { readonly groupId: number };
  /** Below the title of a series, on all its tabs. */
  readonly 'series.header': { readonly seriesId: number };
  /** One line among the marks of an episode, once for each row on the screen. */
  readonly 'episode.row': {
    readonly seriesId: number;
    readonly episodeId: number;
    /** For what takes the focus: of all rows only the current one is in the order of the Tab key. */
    readonly tabIndex: 0 | -1;
  };
  /** Below the episodes of a day in the calendar. */
  readonly 'calendar.day': {
    /** `2026-04-09`, in the person's time zone. */
    readonly day: string;
  };
  /** Below the form on the login page. Nobody is signed in there: only what the server tells everyone can be read. */
  readonly 'login.footer': object;
}

/** Slots that are filled by something to see. */
export type VisibleSlot = keyof SlotProperties;

/** What an action gets to act on, by the `target` of its contribution. */
export interface ActionTargets {
  readonly file: { readonly fileIds: readonly number[] };
  readonly series: { readonly seriesIds: readonly number[] };
}

/** What an action answers when it has something to ask or to show. */
export type ActionDialog = ComponentType<{ readonly onClose: () => void }>;

/**
 * Something to do. One with a dialog answers the dialog's component, and the shell shows it until it calls
 * `onClose`.
 *
 * @example
 * export const contribution: Action<'file'> = ({ fileIds }) =>
 *   function Dump({ onClose }) {
 *     return <DumpDialog fileIds={fileIds} onClose={onClose} />;
 *   };
 */
export type Action<T extends ActionTarget | undefined = undefined> =
  | ((...target: ActionArguments<T>) => void | Promise<void>)
  | ((...target: ActionArguments<T>) => ActionDialog | undefined | Promise<ActionDialog | undefined>);

type ActionArguments<T extends ActionTarget | undefined> = T extends ActionTarget ? [ActionTargets[T]] : [];

/**
 * What the module of a contribution exports. An action that acts on something is an {@link Action} of its target.
 *
 * @example
 * export const contribution: SlotContent<'series.tab'> = ({ seriesId }) => <Notes seriesId={seriesId} />;
 */
export type SlotContent<S extends SlotName> = S extends VisibleSlot
  ? ComponentType<SlotProperties[S]>
  : S extends 'palette.settings'
    ? (visitor: { readonly isAdministrator: boolean }) => readonly FoundSetting[]
    : Action;

/** A setting, a section or a page of settings, as the command palette finds it. */
export interface FoundSetting {
  readonly label: string;
  /** Where it is, in words: `General · Theme`. It is searched too. */
  readonly place: string;
  /** More words by which it is found. */
  readonly description?: string | undefined;
  /** Below the base path, with a leading slash; a fragment names the field that gets the focus. */
  readonly address: string;
}

/** A contribution as a slot's host sees it: data, before any code of it is loaded. */
export interface Offer {
  /** The id of its remote, a dot, its own id: unique among all remotes. Part of addresses, after `x/`. */
  readonly key: string;
  readonly slot: SlotName;
  readonly title: string;
  readonly remoteTitle: string;
  /** What an action acts on. */
  readonly target?: ActionTarget | undefined;
  /** How large a widget wants to be. */
  readonly size?: WidgetSize | undefined;
}

/** What the shell provides. */
export interface SlotHost {
  /** Contributions that the person who is signed in may use on this server. */
  readonly offers: readonly Offer[];
  /** Whether more may still come: what was added by address is known only after the settings were read. */
  readonly isPending?: boolean;
  /** The `contribution` of an offer's module. The same promise for the same offer, until it has failed. */
  readonly load: (offer: Offer) => Promise<unknown>;
}

const SlotHostContext = createContext<SlotHost>({
  offers: [],
  load: () => Promise.reject(new Error('There is no host for contributions.')),
});

/** An action's dialog. */
interface OfferedDialog {
  readonly offer: Offer;
  readonly Dialog: ActionDialog;
}

/** The dialog that is on the screen. */
interface OpenDialog extends OfferedDialog {
  /** Identifies each opening, so that none inherits the failure of the previous one. */
  readonly turn: number;
}

const ShowDialogContext = createContext<(dialog: OfferedDialog) => void>(() => {});

/**
 * Makes contributions available below it, and shows the dialogs of actions. The shell does this once.
 *
 * @example <SlotProvider host={host}><Outlet /></SlotProvider>
 */
export function SlotProvider({ host, children }: { host: SlotHost; children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  const turns = useRef(0);
  const show = useCallback((dialog: OfferedDialog) => {
    turns.current += 1;
    setOpen({ ...dialog, turn: turns.current });
  }, []);
  // A dialog that closes late must not close the one that came after it.
  const close = (): void => setOpen((now) => (now === open ? undefined : now));
  return (
    <SlotHostContext value={host}>
      <ShowDialogContext value={show}>
        {children}
        {open && (
          <ContributionBoundary key={open.turn} offer={open.offer} onClose={close}>
            <Suspense>
              <open.Dialog onClose={close} />
            </Suspense>
          </ContributionBoundary>
        )}
      </ShowDialogContext>
    </SlotHostContext>
  );
}

/**
 * What is offered for a slot, in the order of the registry: of actions those that act on the target, without one
 * those that act on nothing in particular.
 *
 * @example
 * const tabs = useContributions('series.tab').map(({ key, title }) => ({ path: `x/${key}`, label: title }));
 * @example
 * const fileActions = useContributions('action', { target: 'file' });
 */
export function useContributions(
  slot: SlotName,
  { target }: { readonly target?: ActionTarget } = {},
): readonly Offer[] {
  return useContext(SlotHostContext).offers.filter((offer) => offer.slot === slot && offer.target === target);
}

/**
 * Loads a contribution that is something to do, an `action` or a `command`, and does it. Rejects when it could
 * not be loaded or done.
 *
 * @example const run = useRunContribution(); await run(offer);
 * @example await run(fileAction, { fileIds: [3, 4] });
 */
export function useRunContribution(): (offer: Offer, target?: ActionTargets[ActionTarget]) => Promise<void> {
  const { load } = useContext(SlotHostContext);
  const show = useContext(ShowDialogContext);
  return async (offer, target) => {
    const run = (await load(offer)) as (target?: ActionTargets[ActionTarget]) => unknown;
    const dialog = (await run(target)) as ActionDialog | undefined;
    if (dialog) show({ offer, Dialog: dialog });
  };
}

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
  /** It stands in a line of somebody else's: its failure does too. */
  readonly inline?: boolean | undefined;
  readonly children: ReactNode;
}

/** A contribution that fails costs its own place and nothing else. */
class ContributionBoundary extends Component<BoundaryProps, { error: unknown }> {
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

interface ContributedProps<S extends VisibleSlot> {
  readonly offer: Offer;
  readonly properties: SlotProperties[S];
  readonly inline?: boolean | undefined;
}

/** What became of asking for a contribution's code. */
type Loading<S extends VisibleSlot> =
  | { readonly Content: ComponentType<SlotProperties[S]> }
  | { readonly error: unknown }
  | undefined;

/**
 * Requests the code once, and again only on Retry: requested by rendering, a failing part would be requested endlessly.
 * It does not suspend: React holds back what has suspended, for up to 300 ms after the last of its like.
 */
function Loaded<S extends VisibleSlot>({ offer, properties, inline }: ContributedProps<S>) {
  const { load } = useContext(SlotHostContext);
  const [code] = useState(() => load(offer));
  const [loading, setLoading] = useState<Loading<S>>();
  useEffect(() => {
    let isWanted = true;
    code.then(
      (content) => isWanted && setLoading({ Content: content as ComponentType<SlotProperties[S]> }),
      (error: unknown) => isWanted && setLoading({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  if (!loading) return inline ? null : <Skeleton height="12rem" />;
  if ('error' in loading) throw loading.error;
  return <loading.Content {...properties} />;
}

function Contributed<S extends VisibleSlot>(contributed: ContributedProps<S>) {
  const { offer, inline } = contributed;
  return (
    <ContributionBoundary offer={offer} inline={inline}>
      <Suspense fallback={inline ? null : <Skeleton height="12rem" />}>
        <Loaded<S> {...contributed} />
      </Suspense>
    </ContributionBoundary>
  );
}

interface ContributionViewProps<S extends VisibleSlot> {
  readonly slot: S;
  /** The offer's key, as the address has it. */
  readonly contributionKey: string;
  readonly properties: SlotProperties[S];
  /** It stands in a line of the page: nothing until it is loaded, and one line when it fails. */
  readonly inline?: boolean | undefined;
}

/**
 * Shows a contribution: a skeleton while it loads, its name and the reason with Retry when it fails.
 *
 * @example <ContributionView slot="series.tab" contributionKey={key} properties={{ seriesId }} />
 */
export function ContributionView<S extends VisibleSlot>({
  slot,
  contributionKey,
  properties,
  inline,
}: ContributionViewProps<S>) {
  const { isPending } = useContext(SlotHostContext);
  const offer = useContributions(slot).find(({ key }) => key === contributionKey);
  if (!offer) {
    if (isPending) return <Skeleton height="12rem" />;
    return (
      <EmptyState
        title="Part not found"
        text="It may have been removed, or may not be available to you or on this server."
      />
    );
  }
  return <Contributed<S> key={offer.key} offer={offer} properties={properties} inline={inline} />;
}
