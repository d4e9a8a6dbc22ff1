/** Slots: places where one remote renders contributions of others, without knowing their source. */
import { t } from '@lingui/core/macro';
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

export { messageOf, type RecoveryAction, recoveryActions } from './ContributionBoundary.tsx';
export type * from './slotContent.ts';

export interface SlotHost {
  readonly offers: readonly Offer[];
  /** More may follow: plugins added by URL are known only once the settings are loaded. */
  readonly isPending?: boolean;
  /** The `contribution` of an offer's module. Returns the same promise for the same offer until it fails. */
  readonly load: (offer: Offer) => Promise<unknown>;
}

const SlotHostContext = createContext<SlotHost>({
  offers: [],
  load: () => Promise.reject(new Error('There is no host for contributions.')),
});

interface OfferedDialog {
  readonly offer: Offer;
  readonly Dialog: ActionDialog;
}

interface OpenDialog extends OfferedDialog {
  /** React key of each opening: none inherits the previous one's error state. */
  readonly openId: number;
}

const ShowDialogContext = createContext<(dialog: OfferedDialog) => void>(() => {});

/**
 * Provides contributions to its children and renders the dialogs of actions. Used once, by the shell.
 * @example <SlotProvider host={host}><Outlet /></SlotProvider>
 */
export function SlotProvider({ host, children }: { host: SlotHost; children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog>();
  const openCount = useRef(0);
  const show = useCallback((dialog: OfferedDialog) => {
    openCount.current += 1;
    setOpen({ ...dialog, openId: openCount.current });
  }, []);
  // A late `onClose` must not close the next dialog.
  const close = (): void => setOpen((now) => (now === open ? undefined : now));
  return (
    <SlotHostContext value={host}>
      <ShowDialogContext value={show}>
        {children}
        {open && (
          <ContributionBoundary key={open.openId} offer={open.offer} onClose={close}>
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
 * The offers for a slot, in registry order: of actions, those for the target, or those without one.
 * @example const tabs = useContributions('series.tab').map(({ key, title }) => ({ path: `x/${key}`, label: title }));
 * @example const fileActions = useContributions('action', { target: 'file' });
 */
export function useContributions(
  slot: SlotName,
  { target }: { readonly target?: ActionTarget } = {},
): readonly Offer[] {
  return useContext(SlotHostContext).offers.filter((offer) => offer.slot === slot && offer.target === target);
}

/**
 * Loads and runs an `action` or a `command`. Rejects when either fails.
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

type Loading<S extends VisibleSlot> =
  | { readonly Content: ComponentType<SlotProperties[S]> }
  | { readonly error: unknown }
  | undefined;

/**
 * Loads once, and again only on Retry: loading on every render would loop on failure. Does not suspend: React would
 * delay revealing the content, by up to 300 ms after the last of its kind.
 */
function Loaded<S extends VisibleSlot>({ offer, properties, inline }: ContributedProps<S>) {
  const { load } = useContext(SlotHostContext);
  const [code] = useState(() => load(offer));
  const [loading, setLoading] = useState<Loading<S>>();
  useEffect(() => {
    let isMounted = true;
    code.then(
      (content) => isMounted && setLoading({ Content: content as ComponentType<SlotProperties[S]> }),
      (error: unknown) => isMounted && setLoading({ error }),
    );
    return () => {
      isMounted = false;
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
  readonly contributionKey: string;
  readonly properties: SlotProperties[S];
  /** Part of a line: renders nothing while loading, and one line on failure. */
  readonly inline?: boolean | undefined;
}

/**
 * Renders a contribution: a skeleton while loading, an error with Retry on failure.
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
        title={t`Part not found`}
        text={t`It may have been removed, or may not be available to you or on this server.`}
      />
    );
  }
  return <Contributed<S> key={offer.key} offer={offer} properties={properties} inline={inline} />;
}
