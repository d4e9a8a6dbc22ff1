import type { Series } from '@hondana/shared/api/types';
import type { LinkingDraft } from './draft/linkingDraft.ts';
import type { ChangeDraft } from './draft/useLinkingDraft.ts';
import type { AnidbEpisodes } from './useAnidbEpisodes.ts';
import type { SeriesLinks } from './useSeriesLinks.ts';

export interface SeriesView {
  readonly series: Series;
  readonly mayEdit: boolean;
  readonly anidb: AnidbEpisodes;
  readonly links: SeriesLinks;
  readonly draft: LinkingDraft;
  readonly changeDraft: ChangeDraft;
}
