/** API calls sent before the shell's script has loaded, by audience: part of the shell's descriptor. */
export const earlyCalls = {
  everyone: ['/api/v3/Init/Status', '/api/v3/Init/Version'],
  signedIn: ['/api/v3/User/Current'],
  administrator: ['/api/v3/Settings'],
};

/**
 * Features that browsers below the floor (`tools/build/floor.ts`) lack: `light-dark()` came with Chrome 123 and
 * Safari 17.5, resizable buffers with Firefox 128.
 */
export const browsers = {
  names: ['AbortSignal.any', 'Promise.withResolvers', 'ArrayBuffer.prototype.resize'],
  styles: ['color: light-dark(#000, #fff)'],
  text: 'Hondana needs Chrome or Edge 123, Firefox 128, Safari 17.5, or a later version. Update this browser, or open the page in another.',
};
