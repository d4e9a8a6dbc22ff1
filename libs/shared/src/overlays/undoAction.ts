import type { NoticeAction } from '@hondana/shared/overlays/notices';

/**
 * Undo, as a notice offers it. What can be undone stays listed behind the bell in the bar when the notice has gone.
 *
 * @example notify({ kind: 'info', title: 'Tag removed', action: undoAction(putBack) });
 */
export function undoAction(undo: () => void): NoticeAction {
  return { label: 'Undo', onPress: undo, isUndo: true };
}
