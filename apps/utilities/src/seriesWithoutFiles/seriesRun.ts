import { BulkRun } from '../shared/BulkRun.ts';
import type { SeriesFacts } from './SeriesFacts.ts';

/** The deletion that runs, there as long as the page is open. */
export const seriesRun = new BulkRun<SeriesFacts>();
