/**
 * Remotes get these from the shell, which can only provide what its own build contains. None is fetched
 * before a remote needs it.
 */
export const sharedOverlays: readonly (() => Promise<unknown>)[] = [
  () => import('@hondana/shared/overlays/combobox'),
  () => import('@hondana/shared/overlays/menu'),
  () => import('@hondana/shared/overlays/select'),
  () => import('@hondana/shared/overlays/sheet'),
  () => import('@hondana/shared/overlays/tooltip'),
];
