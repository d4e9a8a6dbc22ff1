import { t } from '@lingui/core/macro';
import type { Found, Guess } from './LinkDraft.ts';

type Guessed = Found & { readonly guess: Guess };

const idsOf = ({ targets }: Found): string => targets.map(({ id }) => id).join(' ');
const releaseOf = (one: Guessed): string => `${one.guess.releaseGroup.toLowerCase()} ${idsOf(one)}`;

function tally<Key>(keys: Iterable<Key>): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function withoutOlder(found: ReadonlyMap<string, Guessed>): Map<string, Guessed> {
  const newest = new Map<string, number>();
  for (const one of found.values()) {
    const release = releaseOf(one);
    newest.set(release, Math.max(newest.get(release) ?? 0, one.guess.version));
  }
  return new Map(
    [...found].map(([key, one]) => {
      const best = newest.get(releaseOf(one)) ?? 0;
      if (one.guess.version >= best) return [key, one];
      return [
        key,
        { targets: [], guess: { ...one.guess, note: t`Version ${best} of this episode is preferred` } },
      ];
    }),
  );
}

/** Notes that several files match one episode, and keeps only a group's newest version. */
export function resolveSharedEpisodes(found: ReadonlyMap<string, Guessed>): ReadonlyMap<string, Guessed> {
  const settled = withoutOlder(found);
  const files = tally([...settled.values()].flatMap(({ targets }) => targets.map(({ id }) => id)));
  const alike = tally([...settled.values()].map(idsOf));
  for (const [key, one] of settled) {
    if (!one.targets.some(({ id }) => (files.get(id) ?? 0) > 1)) continue;
    // The server links several files to one episode, but not if one of them has others as well (facts 5.16).
    const isAlike =
      one.targets.length === 1 && one.targets.every(({ id }) => files.get(id) === alike.get(idsOf(one)));
    const note = isAlike
      ? t`Another file has this episode, too`
      : t`Shares an episode with another file and cannot be linked beside it`;
    settled.set(key, { ...one, guess: { ...one.guess, isSure: false, note } });
  }
  return settled;
}
