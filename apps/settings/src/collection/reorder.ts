export function reorder<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const goal = Math.max(0, Math.min(items.length - 1, to));
  const moved = items[from];
  if (moved === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(goal, 0, moved);
}
