import type { DraftRow, LinkDraft } from './LinkDraft.ts';

export type LinkKind = '1:1' | '1:N' | 'N:1';

/** One call to the server. */
export interface LinkUnit {
  readonly kind: LinkKind;
  readonly rows: readonly DraftRow[];
  /** AniDB's IDs of the episodes; several only for one file. */
  readonly episodes: readonly number[];
}

export interface LinkPlan {
  readonly units: readonly LinkUnit[];
  /** Files with several episodes that other files have as well: the server has no call for that. */
  readonly tangled: readonly DraftRow[];
}

/** The calls that link the files of a draft: one for each file, or one for all files of an episode. */
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
