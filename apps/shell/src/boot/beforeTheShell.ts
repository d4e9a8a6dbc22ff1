/** Calls that go out before the shell's script is there, by who makes them: part of the shell's descriptor. */
export const earlyCalls = {
  everyone: ['/api/v3/Init/Status', '/api/v3/Init/Version'],
  signedIn: ['/api/v3/User/Current'],
  administrator: ['/api/v3/Settings'],
};

/**
 * What a browser must have, so that those below the floor (`tools/build/floor.ts`) are told. Each is something that the
 * browsers of the floor brought, or those just before: `light-dark()` Chrome 123 and Safari 17.5, resizable buffers
 * Firefox 128.
 */
export const browsers = {
  names: ['AbortSignal.any', 'Promise.withResolvers', 'ArrayBuffer.prototype.resize'],
  styles: ['color: light-dark(#000, #fff)'],
  text: 'Hondana needs Chrome or Edge 123, Firefox 128, Safari 17.5, or a later version. Update this browser, or open the page in another.',
};
