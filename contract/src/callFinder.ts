interface Call {
  /** In capitals. */
  readonly method: string;
  /** From the server's root, with placeholders in braces. */
  readonly path: string;
}

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

function segmentsOf(path: string): string[] {
  return (path.split('?', 1)[0] ?? '').toLowerCase().split('/').filter(Boolean);
}

/** Finds a call's entry by method and path, in any case, as the server does: literal segments win over placeholders. */
export function callFinder<Entry extends Call>(
  entries: readonly Entry[],
): (method: string, path: string) => Entry | undefined {
  const known = entries.map((entry) => ({ entry, segments: segmentsOf(entry.path) }));
  const placeholders = ({ segments }: (typeof known)[number]) => segments.filter(isPlaceholder).length;
  known.sort((left, right) => placeholders(left) - placeholders(right));
  const candidates = Map.groupBy(known, ({ entry, segments }) => `${entry.method} ${segments.length}`);
  return (method, path) => {
    const segments = segmentsOf(path);
    return candidates
      .get(`${method.toUpperCase()} ${segments.length}`)
      ?.find((one) => one.segments.every((part, index) => isPlaceholder(part) || part === segments[index]))
      ?.entry;
  };
}
