import { lazyPart } from '@hondana/shared/ahead/lazyPart';

/** In the chunk of parts that few visits start with. */
export const MissingPlace = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './MissingPlace.tsx')).MissingPlace,
);
