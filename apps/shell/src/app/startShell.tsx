import { createQueryClient } from '@hondana/shared/api/queryClient';
import { offerEarly } from '@hondana/shared/http/early';
import { NoticeViewport } from '@hondana/shared/overlays/notices';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BootState } from '../boot/bootState.ts';
import { keepRemoteFailures } from '../failures/keepRemoteFailures.ts';
import { createRegistryStore } from '../remotes/registryStore.ts';
import { createVisit } from '../session/visit.ts';
import { applyTheme, rememberedTheme } from '../theme/theme.ts';
import { shellRoutes } from './shellRoutes.tsx';

export function startShell(handover: BootState): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the shell.');
  keepRemoteFailures();
  applyTheme(rememberedTheme());
  if (handover.early) offerEarly(handover.early);
  const queryClient = createQueryClient();
  const store = createRegistryStore(handover);
  const { routes, patch } = shellRoutes({ store, visit: createVisit(queryClient), queryClient });
  const router = createBrowserRouter(routes, {
    basename: handover.prefix || '/',
    patchRoutesOnNavigation: patch,
  });
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NoticeViewport />
      </QueryClientProvider>
    </StrictMode>,
  );
}
