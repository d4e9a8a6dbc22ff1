import { bansAtom, isOnlineAtom } from '@hondana/shared/live';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { loadPart } from './loadPart.ts';

const Warnings = lazy(async () => ({ default: await loadPart('Warnings')() }));

/** What keeps the server from its work: no internet, a ban by AniDB (S2-034). Fetched when there is something. */
export function ServerWarnings() {
  const isOnline = useAtomValue(isOnlineAtom);
  const bans = useAtomValue(bansAtom);
  if (isOnline && bans.length === 0) return null;
  return (
    <Suspense>
      <Warnings isOnline={isOnline} bans={bans} />
    </Suspense>
  );
}
