import { useSearchParams } from '@hondana/shared/navigation';
import type { ReleaseKind } from './releaseKinds.ts';
import type { ReleaseOptions } from './releaseManagement.ts';

/** The switches that narrow the lists (facts 5.18); all but `ignoreVariations` are off by default. */
export type ReleaseSwitch = 'ignoreVariations' | 'onlyCollecting' | 'onlyFinishedSeries';

const usual: Readonly<Record<ReleaseSwitch, boolean>> = {
  ignoreVariations: true,
  onlyCollecting: false,
  onlyFinishedSeries: false,
};

/** The switches and the open series, both kept in the address. */
export function useReleaseAddress(kind: ReleaseKind) {
  const [parameters, setParameters] = useSearchParams();
  const isOn = (name: ReleaseSwitch): boolean => {
    const text = parameters.get(name);
    return text === null ? usual[name] : text === 'true';
  };
  const turn = (name: ReleaseSwitch, on: boolean): void => {
    const next = new URLSearchParams(parameters);
    if (on === usual[name]) next.delete(name);
    else next.set(name, String(on));
    setParameters(next, { replace: true });
  };
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
  return { options, isOn, turn, widen, addressOf, seriesId };
}
