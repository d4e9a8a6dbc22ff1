import { lazyPart } from '@hondana/shared/ahead/lazyPart';

export const UndoPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './UndoPanel.tsx')).UndoPanel,
);
