import { perSession } from '@hondana/shared/session/perSession';
import { BulkRun } from '../shared/BulkRun.ts';
import type { SeriesFacts } from './SeriesFacts.ts';

/** The deletion that runs, there as long as the page is open and somebody is signed in. */
export const seriesRun = perSession((ended) => new BulkRun<SeriesFacts>(ended));
