import { lazyPart } from '@hondana/shared/ui/lazyPart';

/** With the other parts that few visits begin with. */
export const MissingPlace = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './MissingPlace.tsx')).MissingPlace,
);
