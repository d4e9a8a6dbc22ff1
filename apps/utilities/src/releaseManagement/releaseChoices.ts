import { isRecord } from '@hondana/shared/http/isRecord';
import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { draftStore } from '../shared/draftStore.ts';
import type { Choice } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';

/** For a file, one of its locations, or a missing episode. */
export type WaitingChoice = Choice | 'hide';

/** By item key. */
export type WaitingChoices = ReadonlyMap<string, WaitingChoice>;

/** A series with choices not applied yet. */
export interface WaitingSeries {
  readonly seriesId: number;
  readonly name: string;
  readonly choices: Readonly<Record<string, WaitingChoice>>;
}

/** Keyed by tab and series: a file can have several releases and several locations. */
type ReleaseDraft = Readonly<Record<string, WaitingSeries>>;

export type KindName = ReleaseKind['name'];

const known: ReadonlySet<unknown> = new Set<WaitingChoice>(['keep', 'delete', 'variation', 'hide']);

function isWaiting(value: unknown): value is WaitingSeries {
  return (
    isRecord(value) &&
    typeof value.seriesId === 'number' &&
    typeof value.name === 'string' &&
    isRecord(value.choices) &&
    Object.values(value.choices).every((choice) => known.has(choice))
  );
}

function isDraft(value: unknown): value is ReleaseDraft {
  return isRecord(value) && Object.values(value).every(isWaiting);
}

const drafts = draftStore<ReleaseDraft>({
  name: 'release-choices',
  parse: (value) => (isDraft(value) ? value : undefined),
  sizeOf: (draft) => Object.values(draft).reduce((sum, one) => sum + Object.keys(one.choices).length, 0),
  notKept: () => ({
    title: t`The browser cannot save your choices`,
    text: t`Its storage is full or unavailable. You can keep choosing, but reloading would lose what is not confirmed.`,
  }),
});

const empty: ReleaseDraft = {};

const addressOf = (kind: KindName, seriesId: number): string => `${kind}/${seriesId}`;

/** Undefined choices are removed. */
export interface ChoiceChange {
  readonly seriesId: number;
  /** Undefined if unknown; the stored name stays. */
  readonly name?: string | undefined;
  readonly choices: Iterable<readonly [key: string, choice: WaitingChoice | undefined]>;
}

export function changeChoices(kind: KindName, changes: readonly ChoiceChange[]): void {
  const next: Record<string, WaitingSeries> = { ...drafts.read() };
  for (const { seriesId, name, choices } of changes) {
    const address = addressOf(kind, seriesId);
    const before = next[address];
    const all = new Map<string, WaitingChoice | undefined>(Object.entries(before?.choices ?? {}));
    for (const [key, choice] of choices) all.set(key, choice);
    const left = [...all].filter((entry): entry is [string, WaitingChoice] => entry[1] !== undefined);
    if (left.length === 0) delete next[address];
    else next[address] = { seriesId, name: name ?? before?.name ?? '', choices: Object.fromEntries(left) };
  }
  drafts.put(next);
}

export function readChoices(kind: KindName, seriesId: number): WaitingChoices {
  return new Map(Object.entries((drafts.read() ?? empty)[addressOf(kind, seriesId)]?.choices ?? {}));
}

export function useChoices(kind: KindName, seriesId: number): WaitingChoices {
  const waiting = (useAtomValue(drafts.atom()) ?? empty)[addressOf(kind, seriesId)];
  return useMemo(() => new Map(Object.entries(waiting?.choices ?? {})), [waiting]);
}

/** Series with choices not applied yet, by ID. */
export function useWaitingSeries(kind: KindName): ReadonlyMap<number, WaitingSeries> {
  const draft = useAtomValue(drafts.atom()) ?? empty;
  return useMemo(() => {
    const ofKind = Object.entries(draft).filter(([address]) => address.startsWith(`${kind}/`));
    return new Map(ofKind.map(([, one]) => [one.seriesId, one]));
  }, [draft, kind]);
}
