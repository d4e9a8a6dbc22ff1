import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { useMemo } from 'react';
import type { ReleaseChoice } from './releaseSelection.ts';

const texts = (parameter: string | null): string[] => (parameter ?? '').split('.').filter(Boolean);

/** `1-25.S2-30`: episode 1 from file 25, special 2 from file 30. */
function picksOf(parameter: string | null): Map<string, number> {
  const pairs = texts(parameter).map((text) => text.split('-'));
  return new Map(
    pairs.flatMap(([episode, id]) => (episode && Number(id) > 0 ? [[episode, Number(id)]] : [])),
  );
}

const textOfPicks = (picks: ReadonlyMap<string, number>): string =>
  [...picks].map(([episode, id]) => `${episode}-${id}`).join('.');

/** What is to stay, in the address: it outlives reloading. */
export function useReleaseChoice() {
  const [parameters] = useSearchParams();
  const update = useUpdateSearchParams();
  const keep = parameters.get('keep');
  const pick = parameters.get('pick');
  const isMixing = parameters.get('mix') === 'true';
  const choice: ReleaseChoice = useMemo(
    () => ({ isMixing, kept: texts(keep), picks: picksOf(pick) }),
    [isMixing, keep, pick],
  );
  return {
    choice,
    mix: (on: boolean) => update({ mix: on ? 'true' : undefined }),
    keep: (keys: readonly string[]) => update({ keep: keys.join('.') || undefined }),
    pick: (picks: ReadonlyMap<string, number>) => update({ pick: textOfPicks(picks) || undefined }),
    clear: () => update({ keep: undefined, pick: undefined }),
  };
}
