import { useProvideRemotes } from '@hondana/shared/navigation';
import { StrictStyles } from '@hondana/shared/overlays/csp';
import { isSafeMode } from '@hondana/shared/remote';
import { hasOverrides } from '@hondana/shared/remote/overrides';
import { SlotProvider } from '@hondana/shared/remote/slots';
import { SkipLink } from '@hondana/shared/ui/SkipLink';
import { useIsPainted } from '@hondana/shared/ui/useIsPainted';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useRemoteErrors } from '../failures/useRemoteErrors.ts';
import { useLive } from '../live/useLive.ts';
import type { PageFinder } from '../remotes/pageFiles.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useAddedPlugins } from '../remotes/useAddedPlugins.ts';
import { useReporter } from '../reporter/useReporter.ts';
import { useRememberAdministrator } from '../session/useRememberAdministrator.ts';
import { useSlotHost } from '../slots/useSlotHost.ts';
import { useTheme } from '../theme/useTheme.ts';
import './bars.css';
import { usePrefetchCode } from '../ahead/usePrefetchCode.ts';
import { usePreloadOnHover } from '../ahead/usePreloadOnHover.ts';
import { navigationEntries } from '../navigation/navigationEntries.ts';
import { useUsableRemotes } from '../navigation/useUsableRemotes.ts';
import { tryLater } from '../parts/tryLater.tsx';
import styles from './Frame.module.css';
import { framePart } from './framePart.ts';
import { type FeatureParts, OpenPart } from './OpenPart.tsx';
import { PendingBar } from './PendingBar.tsx';
import { RestoreScroll } from './RestoreScroll.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useNoticeSettings } from './useNoticeSettings.ts';

const ModeBanner = framePart('ModeBanner', { failed: tryLater });

interface FrameProps {
  readonly store: RegistryStore;
  readonly pageAt: PageFinder;
  /** In the top bar, before the search. */
  readonly tools: ReactNode;
  /** Above the page. */
  readonly banner: ReactNode;
  /** What features open over the page. */
  readonly parts: FeatureParts;
}

export function Frame({ store, pageAt, tools, banner, parts }: FrameProps) {
  const isPending = useAddedPlugins(store);
  const remotes = useUsableRemotes(store);
  const slotHost = useSlotHost(store, isPending);
  const entries = navigationEntries(remotes, slotHost.offers);
  const isUnusual = isSafeMode || hasOverrides();
  useProvideRemotes(remotes);
  useFocusOnNavigation();
  useRememberAdministrator();
  useTheme();
  useNoticeSettings();
  useLive();
  useRemoteErrors(store);
  useReporter(store);
  usePrefetchCode(pageAt);
  usePreloadOnHover(pageAt);
  // The page is rendered in a task of its own: in one, they would block a phone.
  const isFramePainted = useIsPainted();
  return (
    <StrictStyles>
      <div className={styles.frame} data-frame="">
        <SlotProvider host={slotHost}>
          <SkipLink />
          <PendingBar />
          <TopBar entries={entries} tools={tools} />
          {isUnusual && <ModeBanner />}
          {banner}
          <main id="main" tabIndex={-1} className={styles.main}>
            {isFramePainted && <Outlet context={store} />}
          </main>
          <Shortcuts entries={entries} />
          <OpenPart entries={entries} store={store} parts={parts} />
          {isFramePainted && <RestoreScroll />}
        </SlotProvider>
      </div>
    </StrictStyles>
  );
}
