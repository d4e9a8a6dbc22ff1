import { textOf } from '@hondana/shared/language/texts';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import type { ActionPrompt } from './serverActions.ts';

interface ActionQuestionProps {
  readonly question: ActionPrompt;
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

export function ActionQuestion({ question, onConfirm, onClose }: ActionQuestionProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={textOf(question.title)}
      confirmLabel={textOf(question.confirmLabel)}
      onConfirm={onConfirm}
      failure={(error) => (error instanceof Error ? error.message : String(error))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {textOf(question.text)}
    </ConfirmDialog>
  );
}
