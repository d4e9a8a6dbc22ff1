import type { VirtualGridProps } from '@hondana/shared/ui/VirtualGrid';
import type { CardView, ColumnName, PosterSize } from './listDisplay.ts';
import { tableRowHeight } from './table/tableLayout.ts';

type CardLayout = Pick<VirtualGridProps, 'itemHeight' | 'minItemWidth' | 'minColumns' | 'gap'>;

interface CardLook {
  readonly view: CardView;
  readonly posterSize: PosterSize;
  readonly showEpisodeCount: boolean;
  readonly columns: readonly ColumnName[];
}

const pictureRatio = 65 / 46;

/** Heights in rem, as in the style sheets. */
const textHeight = { withCount: 5.5, withoutCount: 4.25 };
const listCardHeight = { wide: 16, narrow: 17.5 };

/** In rem; below it, a list card holds less beside its picture. */
const narrowCard = 30;

/** The narrowest poster in px, by the list's width and px per rem; medium is the grid's default. */
const posterWidths: Record<PosterSize, CardLayout['minItemWidth']> = {
  small: (width, rem) => Math.min(8 * rem, Math.max(6 * rem, width / 12)),
  medium: undefined,
  large: (width, rem) => Math.min(18.75 * rem, Math.max(13.125 * rem, width / 5)),
};

function listLayout(): CardLayout {
  return {
    itemHeight: (width, rem) =>
      (width < narrowCard * rem ? listCardHeight.narrow : listCardHeight.wide) * rem,
    minItemWidth: (width, rem) => (width < 56.25 * rem ? width : 35 * rem),
    minColumns: 1,
  };
}

function tableLayout(columns: readonly ColumnName[]): CardLayout {
  return {
    itemHeight: (width, rem) => tableRowHeight(columns, width, rem),
    minItemWidth: (width) => width,
    minColumns: 1,
    gap: 0,
  };
}

function posterLayout({ posterSize, showEpisodeCount }: CardLook): CardLayout {
  const text = showEpisodeCount ? textHeight.withCount : textHeight.withoutCount;
  return {
    itemHeight: (width, rem) => Math.round(width * pictureRatio) + text * rem,
    minItemWidth: posterWidths[posterSize],
    minColumns: posterSize === 'small' ? 3 : 2,
  };
}

export function cardLayout(look: CardLook): CardLayout {
  if (look.view === 'list') return listLayout();
  if (look.view === 'table') return tableLayout(look.columns);
  return posterLayout(look);
}
