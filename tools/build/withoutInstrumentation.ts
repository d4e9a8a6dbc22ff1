/** Replaces React Router's `instrumentations`, unused here: the router only asks whether a navigation is watched. */

import { neverCalled } from './neverCalled.ts';

const missing = neverCalled('withoutInstrumentation');

export const getRouteInstrumentationUpdates = missing;
export const instrumentClientSideRouter = missing;

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
