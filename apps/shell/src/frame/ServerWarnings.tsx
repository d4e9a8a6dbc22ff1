import { bansAtom, isOnlineAtom } from '@hondana/shared/live';
import { useAtomValue } from 'jotai';
import { framePart } from './framePart.ts';
import { tryLater } from './tryLater.tsx';

const Warnings = framePart('Warnings', { failed: tryLater });

export function ServerWarnings() {
  const isOnline = useAtomValue(isOnlineAtom);
  const bans = useAtomValue(bansAtom);
  if (isOnline && bans.length === 0) return null;
  return <Warnings isOnline={isOnline} bans={bans} />;
}
