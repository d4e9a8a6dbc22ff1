/**
 * In place of the part of React Router that watches routes and navigations for those who give a router
 * `instrumentations`. Nobody here does, so it is asked for nothing but whether a navigation is being watched.
 */

function missing(): never {
  throw new Error(
    'This build is without React Router’s instrumentation: see tools/build/withoutInstrumentation.ts.',
  );
}

export const getRouteInstrumentationUpdates = missing;
export const instrumentClientSideRouter = missing;

/** No navigation is. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
