import { Outlet, type RouteObject, useLocation } from '@hondana/shared/navigation';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { enablePlugin, isPluginStopped } from '@hondana/shared/remote/stoppedPlugins';
import { t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import { RemoteFailure } from '../failures/RemoteFailure.ts';
import { InOwnLanguage } from '../language/InOwnLanguage.tsx';
import { confineStyles } from './confineStyles.ts';
import { markRun, stopHungPlugins } from './runMarks.ts';

/** If the page still responds this long after a plugin started rendering, it has got through it. */
const renderTimeoutMs = 1000;

// Nothing can be added to every object. Existing methods stay replaceable, as polyfills need it and plugins are
// trusted.
Object.preventExtensions(Object.prototype);
stopHungPlugins();

export interface PluginGuard {
  /** @throws RemoteFailure if the plugin is switched off in this browser */
  readonly load: <T>(work: () => Promise<T>) => Promise<T>;
  readonly routes: (routes: RouteObject[]) => RouteObject[];
  readonly component: (content: unknown) => unknown;
}

function stoppedFailure(remote: RemoteDescriptor): RemoteFailure {
  return new RemoteFailure(
    remote,
    t`It made the page unresponsive when it last ran, so it is switched off in this browser.`,
    { remedy: { label: t`Switch on again`, apply: () => enablePlugin(remote.id) } },
  );
}

interface WatchedProps {
  readonly plugin: RemoteDescriptor;
  readonly children: ReactNode;
}

/** Marks each render during rendering, because later code may never run. */
function Watched({ plugin, children }: WatchedProps) {
  useLocation();
  markRun(plugin, new Promise((resolve) => setTimeout(resolve, renderTimeoutMs)));
  return <InOwnLanguage bundle={plugin.id}>{children}</InOwnLanguage>;
}

export function guardPlugin(remote: RemoteDescriptor): PluginGuard {
  confineStyles(new URL(remote.folder, document.baseURI).href, remote);
  return {
    async load(work) {
      if (isPluginStopped(remote.id, remote.version)) throw stoppedFailure(remote);
      const loading = work();
      markRun(remote, loading);
      return loading;
    },
    routes: (children) => [
      {
        element: (
          <Watched plugin={remote}>
            <Outlet />
          </Watched>
        ),
        children,
      },
    ],
    component(content) {
      const Content = content as ComponentType<object>;
      return (properties: object) => (
        <Watched plugin={remote}>
          <Content {...properties} />
        </Watched>
      );
    },
  };
}
