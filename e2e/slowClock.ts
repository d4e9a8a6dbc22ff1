/**
 * Has time pass a hundred times more slowly for a page, so that its patience with a screen that is not complete outlasts
 * any machine's. It must stand alone: the browser gets its text.
 */
export function slowClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 100;
}
