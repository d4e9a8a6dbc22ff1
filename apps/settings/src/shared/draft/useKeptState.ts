import { perSession } from '@hondana/shared/session/perSession';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

interface Kept {
  readonly place: string;
  readonly value: unknown;
}

const kept = perSession(() => new WeakMap<QueryClient, Map<string, Kept>>());

function keptIn(client: QueryClient): Map<string, Kept> {
  const found = kept().get(client) ?? new Map<string, Kept>();
  kept().set(client, found);
  return found;
}

/**
 * State that outlives the failure of its page, which takes the page off the screen: trying again finds what
 * they had typed. Going elsewhere gives it up.
 *
 * @param name of the state, unlike any other
 * @param place where it holds: the page, unless said otherwise. Nothing but its owner gives up what holds elsewhere.
 */
export function useKeptState<T>(
  name: string,
  initial: T,
  place?: string,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const client = useQueryClient();
  const { pathname } = window.location;
  const [value, setValue] = useState<T>(() => {
    const found = keptIn(client).get(name);
    // Kept under this name by the same call, so of the same type.
    return found?.place === (place ?? pathname) ? (found.value as T) : initial;
  });
  useEffect(() => {
    keptIn(client).set(name, { place: place ?? pathname, value });
    return () => {
      // A page that fails is taken off at its address, one that is left is not.
      if (place === undefined && window.location.pathname !== pathname) keptIn(client).delete(name);
    };
  }, [client, name, place, pathname, value]);
  return [value, setValue];
}
