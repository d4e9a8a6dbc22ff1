import { createQueryClient } from '@hondana/shared/api/queryClient';
import { dismissAllNotices } from '@hondana/shared/overlays/notices';
import type {
  NavigationEntry,
  Registry,
  RemoteDescriptor,
  RouteEntry,
} from '@hondana/shared/remote/descriptor';
import { endSession, signIn } from '@hondana/shared/session';
import { control, people, renderRouter } from '@hondana/shared/testing/renderScreen';
import type {} from '../../../../tools/vitest/sandboxProxy.ts';
import '@hondana/shared/ui/layers.css';
import '@hondana/shared/ui/reset.css';
import '@hondana/shared/ui/tokens.css';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { createShellVisit } from '../app/createShellVisit.ts';
import { shellRoutes } from '../app/shellRoutes.tsx';
import { keepRemoteFailures } from '../failures/keepRemoteFailures.ts';
import { createRegistryStore } from '../remotes/registryStore.ts';

const prefix = '/webui';

interface ShellOptions {
  /** Below the prefix, with a leading slash. */
  readonly path: string;
  readonly as?: keyof typeof people;
  readonly prepare?: (shell: { readonly queryClient: QueryClient }) => unknown;
  /** Of the remote `parts`. */
  readonly navigation?: readonly NavigationEntry[];
  /** Of `parts`; their modules cannot be loaded. */
  readonly routes?: readonly RouteEntry[];
  readonly requires?: RemoteDescriptor['requires'];
  readonly addedFrom?: string;
  /** Of a second remote. */
  readonly others?: readonly NavigationEntry[];
  /** Versions in the registry when it is read again. */
  readonly later?: { readonly shell: string };
}

/** Needs a sandbox that the test file has started. */
export async function renderShell({
  path,
  as,
  prepare,
  navigation = [],
  routes: parts = [],
  requires = { contract: '^3.0.0' },
  addedFrom,
  others = [],
  later,
}: ShellOptions) {
  sessionStorage.clear();
  localStorage.clear();
  endSession('expired');
  dismissAllNotices();
  // Colours in transition would fail contrast checks.
  for (const name of ['--motion-fast', '--motion', '--motion-slow']) {
    document.documentElement.style.setProperty(name, '0s');
  }
  if (as) await signIn({ ...people[as], remember: false });
  await control('DELETE', 'requests');
  const remote = (id: string, title: string): RemoteDescriptor => ({
    id,
    title,
    requires: { contract: '^3.0.0' },
    routes: [],
    version: '1.0.0',
    folder: `remotes/${id}/`,
    entry: 'remoteEntry.js',
    container: id,
    files: { 'remoteEntry.js': 'sha384-' },
    preload: {},
  });
  const registry: Registry = {
    format: 1,
    shell: {
      version: '10.0.0+test',
      folder: 'shell/',
      script: 'main.js',
      styles: [],
      files: {},
      contract: '3.0.0',
    },
    remotes: [
      {
        ...remote('parts', 'Parts'),
        requires,
        routes: parts,
        navigation,
        ...(addedFrom !== undefined && { addedFrom }),
      },
      ...(others.length > 0 ? [{ ...remote('others', 'Others'), navigation: others }] : []),
    ],
  };
  const store = createRegistryStore({
    registry,
    prefix,
    admit: () => {},
    ...(later && {
      read: () => Promise.resolve({ ...registry, shell: { ...registry.shell, version: later.shell } }),
    }),
  });
  onTestFinished(keepRemoteFailures());
  const queryClient = createQueryClient();
  prepare?.({ queryClient });
  const visit = createShellVisit(queryClient, registry.shell.version);
  const { routes, patch } = shellRoutes({ store, visit, queryClient });
  const router = createMemoryRouter(routes, {
    basename: prefix,
    initialEntries: [prefix + path],
    patchRoutesOnNavigation: patch,
  });
  await renderRouter({ router, queryClient });
  return { router, queryClient };
}
