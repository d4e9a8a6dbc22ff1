import { createQueryClient } from '@hondana/shared/api/queryClient';
import { offerEarly } from '@hondana/shared/http/early';
import { provideChooser } from '@hondana/shared/language/catalogues';
import { NoticeViewport } from '@hondana/shared/overlays/notices';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BootState } from '../boot/bootState.ts';
import { keepRemoteFailures } from '../failures/keepRemoteFailures.ts';
import { Redrawn } from '../language/Redrawn.tsx';
import { startLanguage } from '../language/startLanguage.ts';
import { provideIntegrity } from '../remotes/integrity.ts';
import { createRegistryStore } from '../remotes/registryStore.ts';
import { rememberedTheme } from '../theme/rememberedTheme.ts';
import { applyTheme } from '../theme/theme.ts';
import { createShellVisit } from './createShellVisit.ts';
import { nextTask } from './nextTask.ts';
import { shellRoutes } from './shellRoutes.tsx';

/** Made once, as the router's elements are. */
const notices = <NoticeViewport />;

export async function startShell(handover: BootState): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the shell.');
  provideIntegrity(handover.registry.shell);
  const { version: build } = handover.registry.shell;
  const language = startLanguage(build);
  keepRemoteFailures();
  applyTheme(rememberedTheme());
  if (handover.early) offerEarly(handover.early);
  const queryClient = createQueryClient();
  const loadOwnLanguage = () => import(/* webpackChunkName: "ahead" */ '../language/ownLanguage.ts');
  provideChooser(async (tag) => (await loadOwnLanguage()).chooseOwnLanguage(queryClient, tag));
  const store = createRegistryStore(handover);
  const { routes, patch } = shellRoutes({
    store,
    visit: createShellVisit(queryClient, build),
    queryClient,
  });
  const router = createBrowserRouter(routes, {
    basename: handover.prefix || '/',
    patchRoutesOnNavigation: patch,
  });
  await language;
  await nextTask();
  // A transition renders in slices.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Redrawn element={notices} />
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}
