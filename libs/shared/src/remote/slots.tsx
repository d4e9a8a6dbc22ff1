/**
 * Slots: places where one remote shows what another one contributes. The shell provides the host; a remote that
 * has a slot asks for its contributions and shows them, knowing nothing of where they come from.
 */
import {
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
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ContributionBoundary } from './ContributionBoundary.tsx';
import type { ActionTarget, SlotName } from './descriptor.ts';
import type { ActionDialog, ActionTargets, Offer, SlotProperties, VisibleSlot } from './slotContent.ts';

export { messageOf, type Remedy, waysOut } from './ContributionBoundary.tsx';
export type * from './slotContent.ts';

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
