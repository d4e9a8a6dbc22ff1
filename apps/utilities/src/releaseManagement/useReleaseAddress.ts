import { useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { orderOf, type SeriesOrder } from './arrangeSeries.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';

/** The switches that narrow the lists (facts 5.18); all but `ignoreVariations` are off by default. */
export type ReleaseSwitch = 'ignoreVariations' | 'onlyCollecting' | 'onlyFinishedSeries';

const usual: Readonly<Record<ReleaseSwitch, boolean>> = {
  ignoreVariations: true,
  onlyCollecting: false,
  onlyFinishedSeries: false,
};

/** The switches, the order and the open series, all kept in the address. */
export function useReleaseAddress(kind: ReleaseKind) {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const isOn = (name: ReleaseSwitch): boolean => {
    const text = parameters.get(name);
    return text === null ? usual[name] : text === 'true';
  };
  // Another choice of series is another list, which begins at its top.
  const set = (values: Readonly<Record<string, string | undefined>>): void =>
    updateSearchParams(values, { preventScrollReset: false });
  const turn = (name: ReleaseSwitch, on: boolean): void =>
    set({ [name]: on === usual[name] ? undefined : String(on) });
  /** The switches that leave series out although they are not on by themselves. */
  const narrowing: readonly ReleaseSwitch[] = [
    ...(kind.name === 'missing' ? (['onlyCollecting'] as const) : []),
    'onlyFinishedSeries',
  ];
  /** Lets in again what the switches leave out; undefined where they leave out nothing. */
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
    /** Only the series with choices that wait. */
    isWaitingOnly: parameters.get('waiting') === 'true',
    showWaitingOnly: (on: boolean) => set({ waiting: on ? 'true' : undefined }),
  };
}

export type ReleaseAddress = ReturnType<typeof useReleaseAddress>;
