/**
 * In px, from the style sheets of `ListPage` and `ListFrame`, so that cards can render before the list is measured.
 * Where it is wrong, as beside an open sidebar, they render twice.
 */
export function expectedListWidth(rem: number, hasLetters: boolean): number {
  const { clientWidth, clientHeight } = document.documentElement;
  const isNarrow = clientWidth < 48 * rem;
  const edges = isNarrow ? 2 : 3;
  const letters = isNarrow ? 1.5 : 1.25;
  return clientWidth - rem * (edges + (hasLetters && clientHeight >= 30 * rem ? letters : 0));
}
