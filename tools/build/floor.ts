/**
 * The oldest browsers that Hondana runs in, all of 2024. The build lowers syntax to them, `npm run floor` looks whether
 * what was built needs more, and the first script turns away what is older (`apps/shell/src/boot/beforeTheShell.ts`).
 */
export const floor = { chrome: '123', edge: '123', firefox: '128', safari: '17.5' } as const;

/** The floor as a query of browserslist. */
export const floorQuery = Object.entries(floor)
  .map(([browser, version]) => `${browser} >= ${version}`)
  .join(', ');
