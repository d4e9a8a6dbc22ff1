import type { RouteObject } from '@hondana/shared/navigation';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { SettingsLayout } from './layout/SettingsLayout.tsx';
import { pages } from './pages.ts';
import { PageHead } from './shared/PageHead.tsx';
import type { SettingsPage } from './shared/settingsPage.ts';

function PageTitle({ page }: { readonly page: SettingsPage }) {
  return <PageHead title={page.title()} />;
}

function routesOf(page: SettingsPage): RouteObject[] {
  const { path, load, child } = page;
  const route: RouteObject = {
    path,
    lazy: async () => {
      const Page = await load();
      return {
        element: (
          <>
            <PageTitle page={page} />
            <Page page={page} />
          </>
        ),
      };
    },
  };
  if (!child) return [route];
  return [route, { path: `${path}/${child.path}`, lazy: async () => ({ Component: await child.load() }) }];
}

/** The frame loads with the routes, each page on demand. */
export const routes: RemoteRoutes = [
  {
    path: 'settings',
    Component: SettingsLayout,
    children: [
      ...pages.flatMap(routesOf),
      {
        path: 'x/:contribution',
        lazy: async () => ({
          Component: (await import('./contributed/ContributedPage.tsx')).ContributedPage,
        }),
      },
    ],
  },
];
