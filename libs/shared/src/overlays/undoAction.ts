import type { NoticeAction } from '@hondana/shared/overlays/notices';

/**
 * A notice's Undo action. It stays available behind the bell in the bar after the notice has closed.
 * @example notify({ kind: 'info', title: 'Tag removed', action: undoAction(putBack) });
 */
export function undoAction(undo: () => void): NoticeAction {
  return { label: 'Undo', onPress: undo, isUndo: true };
}
