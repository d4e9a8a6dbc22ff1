import { episodeTypeOf } from '@hondana/shared/anime/episodeType';
import { t } from '@lingui/core/macro';
import type { DraftRow, Found, LinkTarget } from './LinkDraft.ts';

/** Types that a range can have (facts 5.16). */
export const rangeTypes = ['Episode', 'Special', 'Other', 'Credits', 'Trailer'] as const;
export type RangeType = (typeof rangeTypes)[number];

export type RangeFilled =
  | { readonly error: string }
  | { readonly found: ReadonlyMap<string, Found>; readonly left: number };

/** `start` is as typed. A number the series lacks skips its file; otherwise all later files would match wrongly. */
export function rangeFill(
  rows: readonly DraftRow[],
  episodes: readonly LinkTarget[],
  type: RangeType,
  start: string,
): RangeFilled {
  const number = Number(start);
  if (!/^\d+$/.test(start.trim()) || number < 1) return { error: t`Value is not a positive integer.` };
  const byNumber = new Map(
    episodes
      .filter((episode) => episodeTypeOf(episode.type) === type)
      .map((episode) => [episode.number, episode]),
  );
  if (!byNumber.has(number)) return { error: t`Unable to find starting episode.` };
  const found = new Map<string, Found>();
  for (const [index, { file }] of rows.entries()) {
    const episode = byNumber.get(number + index);
    if (episode) found.set(file.key, { targets: [episode] });
  }
  return { found, left: rows.length - found.size };
}
