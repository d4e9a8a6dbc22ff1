import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { matchPath, type RouteMatch } from 'react-router';
import { integrityInRegistry } from './integrity.ts';

/** By the path below the base path. */
export type PageFinder = (path: string) =>
  | {
      readonly remote: RemoteDescriptor;
      /** Undefined until the remote's routes have loaded. */
      readonly matches: readonly RouteMatch[] | undefined;
    }
  | undefined;

export interface NamedFile {
  readonly address: string;
  readonly integrity: string;
}

export function fileOf(remote: RemoteDescriptor, name: string): NamedFile {
  return {
    address: new URL(remote.folder + name, document.baseURI).href,
    integrity: integrityInRegistry(remote, name),
  };
}

/** The files needed to render a page, its remote's entry first. */
export function pageFiles(remote: RemoteDescriptor, path: string): readonly string[] {
  const { entry, routes, preload: ofRoutes, pages = {} } = remote;
  const isAt = (pattern: string): boolean => matchPath(pattern, path) !== null;
  const route = routes.map((one) => one.path).find((pattern) => ofRoutes[pattern] && isAt(pattern));
  const ofPages = Object.keys(pages)
    .filter(isAt)
    .flatMap((pattern) => pages[pattern] ?? []);
  return [...new Set([entry, ...((route === undefined ? undefined : ofRoutes[route]) ?? []), ...ofPages])];
}

export function preload(remote: RemoteDescriptor, names: readonly string[]): void {
  for (const name of names) {
    const { address, integrity } = fileOf(remote, name);
    if (document.querySelector(`link[rel=preload][href="${CSS.escape(address)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = name.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = address;
    document.head.append(link);
  }
}
