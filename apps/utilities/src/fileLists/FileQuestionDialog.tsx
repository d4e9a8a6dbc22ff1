import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import type { FileQuestion } from '../shared/fileActions.ts';

interface FileQuestionDialogProps {
  readonly question: FileQuestion;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before files are changed in a way that is not easily undone. */
export function FileQuestionDialog({ question, onClose, onConfirm }: FileQuestionDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={question.title}
      confirmLabel={question.confirm}
      danger
      typedConfirmation={question.typed}
      onConfirm={onConfirm}
    >
      <p>{question.text}</p>
    </ConfirmDialog>
  );
}
