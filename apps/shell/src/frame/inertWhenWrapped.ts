/** Ref for items of a wrapping list that shows only its first line: makes the hidden ones inert. */
export function inertWhenWrapped(item: HTMLLIElement): () => void {
  const observer = new IntersectionObserver(
    (changes) => item.toggleAttribute('inert', (changes.at(-1)?.intersectionRatio ?? 0) < 0.5),
    { root: item.parentElement, threshold: 0.5 },
  );
  observer.observe(item);
  return () => observer.disconnect();
}
