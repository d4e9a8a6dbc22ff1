import type { WidgetPlace } from '@hondana/shared/settings';

type Box = readonly [x: number, y: number, w: number, h: number];

function grid(boxes: Readonly<Record<string, Box>>): readonly WidgetPlace[] {
  return Object.entries(boxes).map(([i, [x, y, w, h]]) => ({ i, x, y, w, h }));
}

/** Facts 6. The smallest grid is derived from `md`. */
export const defaultGrids = {
  lg: grid({
    queueProcessor: [0, 0, 6, 19.75],
    unrecognizedFiles: [6, 0, 6, 19.75],
    recentlyImported: [0, 16, 12, 22.7],
    collectionBreakdown: [0, 37, 3, 21.8],
    collectionTypeBreakdown: [3, 37, 3, 21.8],
    importFolders: [6, 37, 3, 21.8],
    shokoNews: [9, 37, 3, 21.8],
    continueWatching: [0, 53, 12, 22.7],
    nextUp: [0, 67, 12, 22.7],
    upcomingAnime: [0, 81, 12, 25],
    recommendedAnime: [0, 103, 12, 22.7],
  }),
  md: grid({
    queueProcessor: [0, 16, 10, 16],
    unrecognizedFiles: [0, 65, 10, 19.75],
    recentlyImported: [0, 32, 10, 22.7],
    collectionBreakdown: [0, 0, 5, 21.8],
    collectionTypeBreakdown: [5, 0, 5, 21.8],
    importFolders: [5, 51, 5, 21.8],
    shokoNews: [0, 51, 5, 21.8],
    continueWatching: [0, 79, 10, 22.7],
    nextUp: [0, 98, 10, 22.7],
    upcomingAnime: [0, 117, 10, 25],
    recommendedAnime: [0, 138, 10, 22.7],
  }),
} as const;

/** Heights in one column, in rows, measured at a phone's width. Fixed from the first frame to avoid layout shifts. */
export const oneColumnHeights: Readonly<Record<string, number>> = {
  queueProcessor: 10,
  collectionBreakdown: 20,
  collectionTypeBreakdown: 15,
  recentlyImported: 17.7,
  continueWatching: 17.5,
  nextUp: 17.5,
  upcomingAnime: 19.75,
  recommendedAnime: 16.75,
};
