import { dashboardKeys } from '@hondana/shared/api/dashboard';
import { filterKeys } from '@hondana/shared/api/filters';
import { groupKeys } from '@hondana/shared/api/groups';
import { seriesKeys } from '@hondana/shared/api/series';

/** What goes stale when series come or go. */
export const seriesChangeKeys = [
  seriesKeys.all,
  groupKeys.all,
  filterKeys.previews,
  filterKeys.presets,
  dashboardKeys.all,
];
