import type { HiddenCount } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import type { FileQuestion } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { HiddenSelectionText } from '../shared/HiddenSelectionText.tsx';
import { NameList } from '../shared/NameList.tsx';

interface FileQuestionDialogProps {
  readonly question: FileQuestion;
  readonly files: readonly FileFacts[];
  readonly hiddenCount: HiddenCount;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function FileQuestionDialog({
  question,
  files,
  hiddenCount,
  finalFocus,
  onClose,
  onConfirm,
}: FileQuestionDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={question.title}
      confirmLabel={question.confirm}
      danger
      typedConfirmation={question.typed}
      finalFocus={finalFocus}
      onConfirm={onConfirm}
    >
      <p>{question.text}</p>
      <HiddenSelectionText count={hiddenCount} />
      <NameList label={t`Files`} items={files} />
    </ConfirmDialog>
  );
}
