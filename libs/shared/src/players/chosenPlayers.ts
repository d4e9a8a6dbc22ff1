import { useSyncExternalStore } from 'react';
import { storageOf } from '../session/storages.ts';
import { type Player, players } from './players.ts';

/** Of the device, for every user: another device has other players. */
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
 * The players whose links are shown in this browser, in the order of the list; none unless some were chosen.
 *
 * @example const [vlc] = useChosenPlayers();
 */
export function useChosenPlayers(): readonly Player[] {
  const chosen = useSyncExternalStore(subscribe, readStorage).split(' ');
  return players.filter(({ id }) => chosen.includes(id));
}

/**
 * Shows the links of a player in this browser, or no longer.
 *
 * @throws when the browser has no room, or keeps nothing
 * @example choosePlayer('vlc', true)
 */
export function choosePlayer(id: string, isChosen: boolean): void {
  const others = readStorage()
    .split(' ')
    .filter((one) => one !== '' && one !== id);
  const storage = storageOf('browser');
  if (!storage) throw new Error('The browser keeps nothing for this page.');
  storage.setItem(storageKey, [...others, ...(isChosen ? [id] : [])].join(' '));
  for (const listener of listeners) listener();
}
