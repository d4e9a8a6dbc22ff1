import type { ReactNode } from 'react';

async function load() {
  const [
    { Frame },
    { NotFoundPage },
    { NothingInstalledPage },
    { loadRoutes },
    { RemoteBoundary },
    { startPath },
    { settle },
  ] = await Promise.all([
    import(/* webpackChunkName: "inside" */ '../frame/Frame.tsx'),
    import(/* webpackChunkName: "inside" */ '../notFound/NotFoundPage.tsx'),
    import(/* webpackChunkName: "inside" */ '../notFound/lazyNothingInstalled.ts'),
    import(/* webpackChunkName: "inside" */ '../remotes/loadRoutes.ts'),
    import(/* webpackChunkName: "inside" */ '../remotes/RemoteBoundary.tsx'),
    import(/* webpackChunkName: "inside" */ '../remotes/startPath.ts'),
    import(/* webpackChunkName: "inside" */ '../session/settle.ts'),
  ]);
  return { Frame, NotFoundPage, NothingInstalledPage, loadRoutes, RemoteBoundary, startPath, settle };
}

type InsideParts = Awaited<ReturnType<typeof load>>;

let parts: InsideParts | undefined;

export async function loadInside(): Promise<InsideParts> {
  parts ??= await load();
  return parts;
}

/** The session guard has awaited `loadInside`. */
export function Inside({ draw }: { readonly draw: (parts: InsideParts) => ReactNode }) {
  return parts && draw(parts);
}
