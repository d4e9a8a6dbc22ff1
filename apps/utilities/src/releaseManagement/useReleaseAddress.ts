import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { orderOf, type SeriesOrder } from './arrangeSeries.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';

/** Switches that narrow the lists (facts 5.18). */
export type ReleaseSwitch =
  | 'ignoreVariations'
  | 'onlyCollecting'
  | 'onlyFinishedSeries'
  /** Since version 6: only series with releases that the server would delete by itself. */
  | 'onlyRedundant';

const defaults: Readonly<Record<ReleaseSwitch, boolean>> = {
  ignoreVariations: true,
  onlyCollecting: false,
  onlyFinishedSeries: false,
  onlyRedundant: false,
};

export function useReleaseAddress(kind: ReleaseKind) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const isOn = (name: ReleaseSwitch): boolean => {
    const text = parameters.get(name);
    return text === null ? defaults[name] : text === 'true';
  };
  // A different list starts at its top.
  const set = (values: Readonly<Record<string, string | undefined>>): void =>
    updateSearchParams(values, { preventScrollReset: false });
  const turn = (name: ReleaseSwitch, on: boolean): void =>
    set({ [name]: on === defaults[name] ? undefined : String(on) });
  /** Switches that leave series out but are off by default. */
  const narrowing: readonly ReleaseSwitch[] = [
    ...(kind.name === 'missing' ? (['onlyCollecting'] as const) : []),
    ...(kind.name === 'multiples' ? (['onlyRedundant'] as const) : []),
    'onlyFinishedSeries',
  ];
  /** Turns off the switches that leave series out; undefined if none is on. */
  const widen = narrowing.some(isOn)
    ? (): void => set(Object.fromEntries(narrowing.map((name) => [name, undefined])))
    : undefined;
  const options: ReleaseOptions = {
    ...(kind.name === 'multiples' && { ignoreVariations: isOn('ignoreVariations') }),
    ...(kind.name === 'missing' && { collecting: isOn('onlyCollecting') }),
    onlyFinishedSeries: isOn('onlyFinishedSeries'),
  };
  const open = parameters.get('series') ?? '';
  const seriesId = /^[1-9]\d{0,9}$/.test(open) ? Number(open) : undefined;
  return {
    options,
    isOn,
    turn,
    widen,
    seriesId,
    order: orderOf(parameters.get('sort')),
    setOrder: (order: SeriesOrder) => set({ sort: order === 'name' ? undefined : order }),
    /** Since version 6: duplicates of files without episodes, in place of those of series. */
    isLoose: kind.name === 'duplicates' && parameters.get('files') === 'unrecognized',
    isWaitingOnly: parameters.get('waiting') === 'true',
    showWaitingOnly: (on: boolean) => set({ waiting: on ? 'true' : undefined }),
  };
}

export type ReleaseAddress = ReturnType<typeof useReleaseAddress>;
