import { bansAtom, isOnlineAtom } from '@hondana/shared/live';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { useAtomValue } from 'jotai';
import { tryLater } from './tryLater.tsx';

const Warnings = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './Warnings.tsx')).Warnings,
  { failed: tryLater },
);

/** What keeps the server from its work: no internet, a ban by AniDB. Fetched when there is something. */
export function ServerWarnings() {
  const isOnline = useAtomValue(isOnlineAtom);
  const bans = useAtomValue(bansAtom);
  if (isOnline && bans.length === 0) return null;
  return <Warnings isOnline={isOnline} bans={bans} />;
}
