export interface DifferencePart {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface PathDifference {
  readonly before: readonly DifferencePart[];
  readonly after: readonly DifferencePart[];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}

/** Lengths of the longest common subsequences from each pair of positions. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (!row) continue;
      row[j] =
        before[i] === after[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

class Parts {
  readonly list: { text: string; isChanged: boolean }[] = [];

  add(text: string, isChanged: boolean): void {
    const last = this.list.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else this.list.push({ text, isChanged });
  }
}

export function pathDifference(before: string, after: string): PathDifference {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, next);
  const [left, right] = [new Parts(), new Parts()];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [from, to] = [old[i], next[j]];
    if (from !== undefined && from === to) {
      left.add(from, false);
      right.add(from, false);
      i++;
      j++;
    } else if (
      from !== undefined &&
      (to === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      left.add(from, true);
      i++;
    } else {
      right.add(to ?? '', true);
      j++;
    }
  }
  return { before: left.list, after: right.list };
}
