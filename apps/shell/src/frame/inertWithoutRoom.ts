/**
 * A ref for the items of a list that wrap where they have no room: those of its first line can be seen, and the others are
 * inert until there is room for them.
 */
export function inertWithoutRoom(item: HTMLLIElement): () => void {
  const observer = new IntersectionObserver(
    (changes) => item.toggleAttribute('inert', (changes.at(-1)?.intersectionRatio ?? 0) < 0.5),
    { root: item.parentElement, threshold: 0.5 },
  );
  observer.observe(item);
  return () => observer.disconnect();
}
