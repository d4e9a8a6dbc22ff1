import type { WidgetPlace } from '@hondana/shared/settings';

const place = (i: string, x: number, y: number, w: number, h: number): WidgetPlace => ({
  w,
  h,
  x,
  y,
  i,
  minW: 2,
  minH: 2,
  moved: false,
  static: false,
});

/** A grid as saved by the existing interface, with one widget hidden. */
export const savedLayout: { readonly lg: readonly WidgetPlace[] } = {
  lg: [
    place('queueProcessor', 0, 0, 4, 16),
    place('unrecognizedFiles', 8, 0, 4, 16),
    place('recentlyImported', 0, 16, 12, 22.7),
    place('collectionBreakdown', 4, 0, 4, 16),
    place('collectionTypeBreakdown', 3, 38.7, 3, 21.8),
    place('importFolders', 6, 38.7, 3, 21.8),
    place('continueWatching', 0, 60.5, 12, 22.7),
    place('nextUp', 0, 83.2, 12, 22.7),
    place('upcomingAnime', 0, 105.9, 12, 25),
    place('recommendedAnime', 0, 130.9, 12, 22.7),
  ],
};
