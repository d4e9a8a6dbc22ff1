import { useSearchParams } from '@hondana/shared/navigation';
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
  const [parameters, setParameters] = useSearchParams();
  const isOn = (name: ReleaseSwitch): boolean => {
    const text = parameters.get(name);
    return text === null ? usual[name] : text === 'true';
  };
  const set = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(parameters);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  const turn = (name: ReleaseSwitch, on: boolean): void =>
    set(name, on === usual[name] ? undefined : String(on));
  /** The switches that leave series out although they are not on by themselves. */
  const narrowing: readonly ReleaseSwitch[] = [
    ...(kind.name === 'missing' ? (['onlyCollecting'] as const) : []),
    'onlyFinishedSeries',
  ];
  /** Lets in again what the switches leave out; undefined where they leave out nothing. */
  const widen = narrowing.some(isOn)
    ? (): void => {
        const next = new URLSearchParams(parameters);
        for (const name of narrowing) next.delete(name);
        setParameters(next, { replace: true });
      }
    : undefined;
  /** The same list with a series open, or without one. */
  const addressOf = (seriesId?: number): string => {
    const next = new URLSearchParams(parameters);
    if (seriesId === undefined) next.delete('series');
    else next.set('series', String(seriesId));
    const text = next.toString();
    return `/utilities/release-management/${kind.path}${text === '' ? '' : `?${text}`}`;
  };
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
    addressOf,
    seriesId,
    order: orderOf(parameters.get('sort')),
    setOrder: (order: SeriesOrder) => set('sort', order === 'name' ? undefined : order),
    /** Only the series with choices that wait. */
    isWaitingOnly: parameters.get('waiting') === 'true',
    showWaitingOnly: (on: boolean) => set('waiting', on ? 'true' : undefined),
  };
}

export type ReleaseAddress = ReturnType<typeof useReleaseAddress>;
