/** Counts the bytes that scripts and styles take on the way from now on, as sent: compressed, and none from the cache. */
export function countCodeBytes(): () => number {
  let bytes = 0;
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (/\.(js|css)$/.test(name)) bytes += transferSize;
    }
  }).observe({ type: 'resource' });
  return () => bytes;
}
