import { Outlet, type RouteObject, useLocation } from '@hondana/shared/navigation';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isPluginStopped, switchPluginOn } from '@hondana/shared/remote/stoppedPlugins';
import type { ComponentType, ReactNode } from 'react';
import { RemoteFailure } from '../remotes/RemoteFailure.ts';
import { confineStyles } from './confineStyles.ts';
import { findStopped, markRun } from './runMarks.ts';

/** A page that still answers so long after a plugin began to draw has got through it, in milliseconds. */
const drawingTime = 1000;

// The classic way to change every object of a page at once. What is there already can still be replaced: code in
// the page is trusted code, and polyfills do so.
Object.preventExtensions(Object.prototype);
findStopped();

/** What stands between a plugin and the rest of the page. */
export interface PluginGuard {
  /**
   * Runs what loads code of the plugin.
   *
   * @throws RemoteFailure when it is switched off in this browser
   */
  readonly load: <T>(work: () => Promise<T>) => Promise<T>;
  /** The plugin's routes, watched while they draw. */
  readonly routes: (routes: RouteObject[]) => RouteObject[];
  /** A component of the plugin, watched while it draws. */
  readonly component: (content: unknown) => unknown;
}

function stoppedFailure(remote: RemoteDescriptor): RemoteFailure {
  return new RemoteFailure(
    remote,
    'It made the page unresponsive when it last ran, so it is switched off in this browser.',
    { remedy: { label: 'Switch on again', apply: () => switchPluginOn(remote.id) } },
  );
}

interface WatchedProps {
  readonly plugin: RemoteDescriptor;
  readonly children: ReactNode;
}

/** Marks each drawing of a plugin, in render, because what comes after it may never return. */
function Watched({ plugin, children }: WatchedProps) {
  useLocation();
  markRun(plugin, new Promise((resolve) => setTimeout(resolve, drawingTime)));
  return children;
}

/** Watches over a plugin: its style sheets, and whether the page gets through its code. */
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
