import { dashboardKeys, filterKeys, groupKeys, seriesKeys } from '@hondana/shared/api/queryKeys';

/** What goes stale when series come or go. */
export const seriesChangeKeys = [
  seriesKeys.all,
  groupKeys.all,
  filterKeys.previews,
  filterKeys.presets,
  dashboardKeys.all,
];
