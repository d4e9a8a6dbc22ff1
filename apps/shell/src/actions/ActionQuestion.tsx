import type { CatalogueQuestion } from '@hondana/shared/actions/catalogueActions';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';

interface ActionQuestionProps {
  readonly question: CatalogueQuestion;
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

export function ActionQuestion({ question, onConfirm, onClose }: ActionQuestionProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={question.title}
      confirmLabel={question.confirmLabel}
      onConfirm={onConfirm}
      failure={(error) => (error instanceof Error ? error.message : String(error))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {question.text}
    </ConfirmDialog>
  );
}
