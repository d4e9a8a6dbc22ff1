import type { NoticeAction } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';

/**
 * A notice's Undo action. It stays available behind the bell in the bar after the notice has closed.
 * @example notify({ kind: 'info', title: 'Tag removed', action: undoAction(putBack) });
 */
export function undoAction(undo: () => void): NoticeAction {
  return { label: t`Undo`, onPress: undo, isUndo: true };
}
