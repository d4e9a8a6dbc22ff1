/** Replaces React Router's `instrumentations`, unused here: the router only asks whether a navigation is watched. */

import { leftOut } from './leftOut.ts';

const missing = leftOut('withoutInstrumentation');

export const getRouteInstrumentationUpdates = missing;
export const instrumentClientSideRouter = missing;

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
