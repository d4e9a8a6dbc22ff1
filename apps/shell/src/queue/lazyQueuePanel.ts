import { lazyPart } from '@hondana/shared/ahead/lazyPart';

export const QueuePanel = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './QueuePanel.tsx')).QueuePanel,
);
