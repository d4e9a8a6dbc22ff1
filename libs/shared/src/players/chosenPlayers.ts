import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { storageOf } from '../session/storages.ts';
import { type Player, players } from './players.ts';

/** Per device, not per user: another device has other players. */
const storageKey = 'hondana.players';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const readStorage = (): string => storageOf('browser')?.getItem(storageKey) ?? '';

/**
 * The players whose links are shown in this browser, in the order of the list; none by default.
 * @example const [vlc] = useChosenPlayers();
 */
export function useChosenPlayers(): readonly Player[] {
  const chosen = useSyncExternalStore(subscribe, readStorage).split(' ');
  return players.filter(({ id }) => chosen.includes(id));
}

/**
 * Shows or hides a player's links in this browser.
 * @throws when the browser's storage is full or blocked
 * @example choosePlayer('vlc', true)
 */
export function choosePlayer(id: string, isChosen: boolean): void {
  const others = readStorage()
    .split(' ')
    .filter((one) => one !== '' && one !== id);
  const storage = storageOf('browser');
  if (!storage) throw new Error(t`The browser doesn’t let this page store anything.`);
  storage.setItem(storageKey, [...others, ...(isChosen ? [id] : [])].join(' '));
  for (const listener of listeners) listener();
}
