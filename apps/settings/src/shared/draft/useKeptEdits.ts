import { perSession } from '@hondana/shared/session/perSession';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Edits } from './edits.ts';

const none: Edits = new Map();

const kept = perSession(() => new WeakMap<QueryClient, Edits>());

/**
 * The changes of the draft. They outlive the settings, because a failure takes the whole place off the screen: whoever
 * tries again finds them. Leaving without them gives them up.
 */
export function useKeptEdits(): readonly [Edits, Dispatch<SetStateAction<Edits>>] {
  const client = useQueryClient();
  const [edits, setEdits] = useState(() => kept().get(client) ?? none);
  useEffect(() => {
    kept().set(client, edits);
  }, [client, edits]);
  return [edits, setEdits];
}
