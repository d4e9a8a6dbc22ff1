import type { Content, Request } from './lookAtScreen.ts';

/** A page's own measurements. Times are in milliseconds since the navigation began. */
export interface LoadTrace {
  readonly firstPaint: number;
  readonly ready: number;
  /** Ready, and every picture in view is drawn. */
  readonly complete: number;
  /** Total blocking time: what each task after the first paint took beyond 50 ms. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Cumulative layout shift: the worst window of five seconds. */
  readonly shift: number;
  readonly requests: readonly Request[];
}

declare global {
  var __coming:
    | { marks: Record<'ready' | 'complete', number | undefined>; read: () => LoadTrace }
    | undefined;
}

/** An init script beside `lookAtScreen`. Serialized, so it may use nothing outside itself. */
export function traceLoad(expected: Content): void {
  const tasks: { start: number; duration: number }[] = [];
  const shifts: { start: number; value: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.push({ start: startTime, value });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const marks: Record<'ready' | 'complete', number | undefined> = { ready: undefined, complete: undefined };
  const look = (): void => {
    const state = globalThis.__screen?.look(expected);
    if (state) marks.ready ??= performance.now();
    if (state === 'complete') marks.complete ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  /** Shifts less than a second apart belong together, for at most five seconds. */
  const worstWindow = (): number => {
    let worst = 0;
    let sum = 0;
    let from = Number.NEGATIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    for (const { start, value } of shifts) {
      if (start - last > 1000 || start - from > 5000) {
        sum = 0;
        from = start;
      }
      sum += value;
      last = start;
      worst = Math.max(worst, sum);
    }
    return worst;
  };

  globalThis.__coming = {
    marks,
    read: () => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const afterPaint = tasks.filter(({ start, duration }) => start + duration > paint);
      return {
        firstPaint: paint,
        ready: marks.ready ?? Number.NaN,
        complete: marks.complete ?? Number.NaN,
        blocking: afterPaint.reduce((sum, { duration }) => sum + duration - 50, 0),
        longestTask: Math.max(0, ...afterPaint.map(({ duration }) => duration)),
        shift: worstWindow(),
        requests: globalThis.__screen?.requests() ?? [],
      };
    },
  };
}
