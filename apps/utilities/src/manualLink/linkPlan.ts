import type { DraftRow, LinkDraft } from './LinkDraft.ts';

export type LinkKind = '1:1' | '1:N' | 'N:1';

export interface LinkUnit {
  readonly kind: LinkKind;
  readonly rows: readonly DraftRow[];
  /** AniDB's episode IDs; several only for a single file. */
  readonly episodes: readonly number[];
}

export interface LinkPlan {
  readonly units: readonly LinkUnit[];
  /** Several episodes shared with other files: the server has no request for that. */
  readonly tangled: readonly DraftRow[];
}

/** One request per file, or one for all files of an episode. */
export function linkPlan(draft: LinkDraft): LinkPlan {
  const byEpisode = new Map<number, DraftRow[]>();
  for (const row of draft) {
    for (const { id } of row.targets) byEpisode.set(id, [...(byEpisode.get(id) ?? []), row]);
  }
  const units: LinkUnit[] = [];
  const tangled: DraftRow[] = [];
  const shared = ({ targets }: DraftRow): boolean =>
    targets.some(({ id }) => (byEpisode.get(id)?.length ?? 0) > 1);
  for (const row of draft) {
    const [first] = row.targets;
    if (!first) continue;
    if (row.targets.length > 1) {
      if (shared(row)) tangled.push(row);
      else units.push({ kind: '1:N', rows: [row], episodes: row.targets.map(({ id }) => id) });
      continue;
    }
    const rows = byEpisode.get(first.id) ?? [row];
    if (rows.length === 1) units.push({ kind: '1:1', rows, episodes: [first.id] });
    else if (rows.some(({ targets }) => targets.length > 1)) tangled.push(row);
    else if (rows[0] === row) units.push({ kind: 'N:1', rows, episodes: [first.id] });
  }
  return { units, tangled };
}
