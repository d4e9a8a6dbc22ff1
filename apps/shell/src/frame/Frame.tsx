import { useProvideRemotes } from '@hondana/shared/navigation';
import { StrictStyles } from '@hondana/shared/overlays/csp';
import { isSafeMode } from '@hondana/shared/remote';
import { hasOverrides } from '@hondana/shared/remote/overrides';
import { SlotProvider } from '@hondana/shared/remote/slots';
import { SkipLink } from '@hondana/shared/ui/SkipLink';
import { Outlet, ScrollRestoration } from 'react-router';
import { useLive } from '../live/useLive.ts';
import type { PageFinder } from '../remotes/pageFiles.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { useAddedPlugins } from '../remotes/useAddedPlugins.ts';
import { useRemoteErrors } from '../remotes/useRemoteErrors.ts';
import { useReporter } from '../reporter/useReporter.ts';
import { useRememberAdministrator } from '../session/useRememberAdministrator.ts';
import { useSlotHost } from '../slots/useSlotHost.ts';
import { useTheme } from '../theme/useTheme.ts';
import './bars.css';
import styles from './Frame.module.css';
import { framePart } from './framePart.ts';
import { OpenPart } from './OpenPart.tsx';
import { PendingBar } from './PendingBar.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { tryLater } from './tryLater.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useNavigationEntries } from './useNavigationEntries.ts';
import { useNoticeSettings } from './useNoticeSettings.ts';
import { usePrefetchLinkedPages } from './usePrefetchLinkedPages.ts';
import { usePreloadOnHover } from './usePreloadOnHover.ts';
import { useUsableRemotes } from './useUsableRemotes.ts';

const ModeBanner = framePart('ModeBanner', { failed: tryLater });

interface FrameProps {
  readonly store: RegistryStore;
  readonly pageAt: PageFinder;
}

export function Frame({ store, pageAt }: FrameProps) {
  const isPending = useAddedPlugins(store);
  const entries = useNavigationEntries(store);
  const slotHost = useSlotHost(store, isPending);
  const isUnusual = isSafeMode || hasOverrides();
  useProvideRemotes(useUsableRemotes(store));
  useFocusOnNavigation();
  useRememberAdministrator();
  useTheme();
  useNoticeSettings();
  useLive();
  useRemoteErrors(store);
  useReporter(store);
  usePrefetchLinkedPages(pageAt);
  usePreloadOnHover(pageAt);
  return (
    <StrictStyles>
      <div className={styles.frame} data-frame="">
        <SlotProvider host={slotHost}>
          <SkipLink />
          <PendingBar />
          <TopBar entries={entries} store={store} />
          {isUnusual && <ModeBanner />}
          <main id="main" tabIndex={-1} className={styles.main}>
            <Outlet context={store} />
          </main>
          <Shortcuts entries={entries} />
          <OpenPart entries={entries} store={store} />
          <ScrollRestoration />
        </SlotProvider>
      </div>
    </StrictStyles>
  );
}
