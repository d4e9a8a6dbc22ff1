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
 * Survives its page's error boundary, so that a retry finds the user's input. Navigating away drops it.
 *
 * @param name unique key
 * @param place scope, by default the page; only its owner drops state of another scope
 */
export function useRetainedState<T>(
  name: string,
  initial: T,
  place?: string,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const client = useQueryClient();
  const { pathname } = window.location;
  const [value, setValue] = useState<T>(() => {
    const found = keptIn(client).get(name);
    // Stored under this name by the same call, so it has the same type.
    return found?.place === (place ?? pathname) ? (found.value as T) : initial;
  });
  useEffect(() => {
    keptIn(client).set(name, { place: place ?? pathname, value });
    return () => {
      // A failing page unmounts at its own address; one that is left doesn't.
      if (place === undefined && window.location.pathname !== pathname) keptIn(client).delete(name);
    };
  }, [client, name, place, pathname, value]);
  return [value, setValue];
}
