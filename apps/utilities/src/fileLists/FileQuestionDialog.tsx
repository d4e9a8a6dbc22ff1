import type { OutOfSight } from '@hondana/shared/bulk/useHiddenSelectionCount';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import type { FileQuestion } from '../shared/fileActions.ts';
import type { FileFacts } from '../shared/fileFacts.ts';
import { NameList } from '../shared/NameList.tsx';
import { OutOfSightText } from '../shared/OutOfSightText.tsx';

interface FileQuestionDialogProps {
  readonly question: FileQuestion;
  readonly files: readonly FileFacts[];
  /** How many of them the list shown does not have. */
  readonly outOfSight: OutOfSight;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before files are changed in a way that is not easily undone. */
export function FileQuestionDialog({
  question,
  files,
  outOfSight,
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
      <OutOfSightText count={outOfSight} />
      <NameList label="Files" items={files} />
    </ConfirmDialog>
  );
}
