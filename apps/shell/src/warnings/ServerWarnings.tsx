import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { bansAtom, isOnlineAtom } from '@hondana/shared/live';
import { useAtomValue } from 'jotai';
import { tryLater } from '../parts/tryLater.tsx';

const Warnings = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './Warnings.tsx')).Warnings,
  { failed: tryLater },
);

export function ServerWarnings() {
  const isOnline = useAtomValue(isOnlineAtom);
  const bans = useAtomValue(bansAtom);
  if (isOnline && bans.length === 0) return null;
  return <Warnings isOnline={isOnline} bans={bans} />;
}
