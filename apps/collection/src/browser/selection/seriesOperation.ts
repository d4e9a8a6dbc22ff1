import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import type { SelectedSeries } from './selectedCard.ts';

/** The operation on selected series, there as long as the page is open and a user is signed in. */
export const seriesOperation = perSession((ended) => bulkOperation<SelectedSeries>(ended));
