/**
 * In place of the part of React Router that watches routes and navigations for those who give a router
 * `instrumentations`. Nothing here does, so it is asked for nothing but whether a navigation is being watched.
 */

import { leftOut } from './leftOut.ts';

const missing = leftOut('withoutInstrumentation');

export const getRouteInstrumentationUpdates = missing;
export const instrumentClientSideRouter = missing;

/** No navigation is. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
