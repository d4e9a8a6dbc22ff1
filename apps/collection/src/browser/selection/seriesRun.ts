import { bulkRun } from '@hondana/shared/bulk/bulkRun';
import { perSession } from '@hondana/shared/session/perSession';
import type { SelectedSeries } from './selectedCard.ts';

/** The work over selected series, there as long as the page is open and somebody is signed in. */
export const seriesRun = perSession((ended) => bulkRun<SelectedSeries>(ended));
