import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';
import type { FileFacts } from './fileFacts.ts';

export type DumpState =
  | { readonly kind: 'none' | 'queued' | 'dumped' | 'previous' }
  | { readonly kind: 'running'; readonly percent: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** States by file ID, from events since the page was opened. */
export type LiveDumpStates = ReadonlyMap<number, DumpState>;

// Shared objects, so that rows don't re-render needlessly.
const queued: DumpState = { kind: 'queued' };
const previous: DumpState = { kind: 'previous' };
const none: DumpState = { kind: 'none' };

/** Live events win over the file's own data. */
export function dumpStateOf({ id, dump }: Pick<FileFacts, 'id' | 'dump'>, heard: LiveDumpStates): DumpState {
  const live = heard.get(id);
  if (live) return live;
  if (dump.Status === 'Running') return { kind: 'running', percent: dump.Progress ?? 0 };
  if (dump.Status === 'Queued') return queued;
  return dump.LastDumpedAt ? previous : none;
}

/** As displayed (facts 5.16). */
export const dumpTexts: Readonly<Record<DumpState['kind'], TextDescriptor>> = {
  none: msg`Not dumped`,
  queued: msg`Dumping Queued!`,
  running: msg`Dumping Now!`,
  failed: msg`Dump Failed!`,
  dumped: msg`Dumped Successfully!`,
  previous: msg`Previously Dumped!`,
};

export const isDumpInProgress = ({ kind }: DumpState): boolean => kind === 'queued' || kind === 'running';

export const isDumped = ({ kind }: DumpState): boolean => kind === 'dumped' || kind === 'previous';

/** The next step for these files, whatever other dumps are in progress. */
export function dumpStage(states: readonly DumpState[]): 'start' | 'wait' | 'finish' {
  if (states.length > 0 && states.every(isDumped)) return 'finish';
  return states.some(isDumpInProgress) ? 'wait' : 'start';
}

export const dumpLabels = {
  start: msg`AVDump Files`,
  wait: msg`Dumping Files...`,
  finish: msg`Finish AVDump`,
} as const;
