import type { ReactNode } from 'react';

type InsideParts = typeof import('./insideParts.tsx').insideParts;

let parts: InsideParts | undefined;

export async function loadInside(): Promise<InsideParts> {
  parts ??= (await import(/* webpackChunkName: "inside" */ './insideParts.tsx')).insideParts;
  return parts;
}

/** The session guard has awaited `loadInside`. */
export function Inside({ draw }: { readonly draw: (parts: InsideParts) => ReactNode }) {
  return parts && draw(parts);
}
