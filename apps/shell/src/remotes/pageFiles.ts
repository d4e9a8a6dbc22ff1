import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { matchPath, type RouteMatch } from 'react-router';

/** Says which page of a remote is at a path below the base path. */
export type PageFinder = (path: string) =>
  | {
      readonly remote: RemoteDescriptor;
      /** Its routes, once those of the remote have been loaded. */
      readonly matches: readonly RouteMatch[] | undefined;
    }
  | undefined;

/** A file by its address. */
export interface NamedFile {
  readonly address: string;
  readonly integrity: string;
}

/** Where a file of a remote is, and what it must contain. */
export function fileOf(remote: RemoteDescriptor, name: string): NamedFile {
  return {
    address: new URL(remote.folder + name, document.baseURI).href,
    integrity: remote.files[name] ?? 'sha384-unknown',
  };
}

/** The files that a page of a remote begins with, its entry first. */
export function pageFiles(remote: RemoteDescriptor, path: string): readonly string[] {
  const { entry, routes, preload: ofRoutes, pages = {} } = remote;
  const isAt = (pattern: string): boolean => matchPath(pattern, path) !== null;
  const route = routes.map((one) => one.path).find((pattern) => ofRoutes[pattern] && isAt(pattern));
  const ofPages = Object.keys(pages)
    .filter(isAt)
    .flatMap((pattern) => pages[pattern] ?? []);
  return [...new Set([entry, ...((route === undefined ? undefined : ofRoutes[route]) ?? []), ...ofPages])];
}

/** Has the browser fetch files of a remote that will be needed in a moment. */
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
