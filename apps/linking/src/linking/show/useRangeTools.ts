import { notify } from '@hondana/shared/overlays/notices';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import type { LinkingDraft } from '../draft/linkingDraft.ts';
import type { ChangeDraft } from '../draft/useLinkingDraft.ts';
import { clearLinks, linkInOrder, type Range, type RangeResult, shiftLinks } from '../links/rangeTools.ts';

interface RangeToolsOptions {
  readonly draft: LinkingDraft;
  readonly changeDraft: ChangeDraft;
  readonly saved: Range['saved'];
  readonly orders: readonly (readonly number[])[];
  /** Linked to another show, and therefore left unchanged. */
  readonly isLocked: (episodeId: number) => boolean;
}

export function useRangeTools({ draft, changeDraft, saved, orders, isLocked }: RangeToolsOptions) {
  const apply = (episodeIds: readonly number[], tool: (range: Range) => RangeResult) => {
    const free = episodeIds.filter((id) => !isLocked(id));
    const locked = episodeIds.length - free.length;
    const before = draft.episodes;
    const { overrides, changed, left } = tool({ overrides: before, saved, episodeIds: free });
    changeDraft((one) => ({ ...one, episodes: overrides }));
    const remarks = joinSentences([
      left > 0 &&
        t`${plural(left, { one: '# episode', other: '# episodes' })} unchanged: TMDB’s list ends there.`,
      locked > 0 &&
        t`${plural(locked, { one: '# episode is', other: '# episodes are' })} linked to another show and left unchanged.`,
    ]);
    notify({
      kind: 'info',
      title: t`${plural(changed, { one: '# episode', other: '# episodes' })} changed`,
      text: remarks || undefined,
      key: 'linking-range',
      ...(changed > 0 && {
        action: {
          label: t`Undo`,
          onPress: () => changeDraft((one) => ({ ...one, episodes: before })),
        },
      }),
    });
  };
  return {
    linkInOrder(episodeIds: readonly number[], firstTmdbId: number) {
      const order = orders.find((one) => one.includes(firstTmdbId)) ?? [];
      apply(episodeIds, (range) => linkInOrder(range, firstTmdbId, order));
    },
    shift(episodeIds: readonly number[], by: number) {
      apply(episodeIds, (range) => shiftLinks(range, by, orders));
    },
    clear(episodeIds: readonly number[]) {
      apply(episodeIds, clearLinks);
    },
  };
}
