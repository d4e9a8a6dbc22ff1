import { lazyPart } from '@hondana/shared/ahead/lazyPart';

export const UpdateDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "parts" */ './UpdateDialog.tsx')).UpdateDialog,
);
