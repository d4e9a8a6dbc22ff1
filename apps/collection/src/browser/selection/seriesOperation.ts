import { bulkOperation } from '@hondana/shared/bulk/bulkOperation';
import { perSession } from '@hondana/shared/session/perSession';
import type { SelectedSeries } from './selectedCard.ts';

/** Kept until the page is closed or the user signs out. */
export const seriesOperation = perSession((ended) => bulkOperation<SelectedSeries>(ended));
