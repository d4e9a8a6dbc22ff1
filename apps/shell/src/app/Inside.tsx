import type { ReactNode } from 'react';

type InsideParts = typeof import('./inside.ts');

let parts: InsideParts | undefined;

/** Fetches what is behind the session guard, once. */
export async function loadInside(): Promise<InsideParts> {
  parts ??= await import('./inside.ts');
  return parts;
}

/** Draws with what is behind the guard. The guard has awaited it, so it is there. */
export function Inside({ draw }: { readonly draw: (parts: InsideParts) => ReactNode }) {
  return parts && draw(parts);
}
