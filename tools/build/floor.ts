/** The oldest supported browsers, all of 2024. Older ones are rejected in `apps/shell/src/boot/beforeTheShell.ts`. */
export const floor = { chrome: '123', edge: '123', firefox: '128', safari: '17.5' } as const;

export const floorQuery = Object.entries(floor)
  .map(([browser, version]) => `${browser} >= ${version}`)
  .join(', ');
