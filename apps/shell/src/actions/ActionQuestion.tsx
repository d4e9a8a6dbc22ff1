import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import type { ActionQuestionTexts } from './offeredActions.ts';

interface ActionQuestionProps {
  readonly question: ActionQuestionTexts;
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

export function ActionQuestion({ question, onConfirm, onClose }: ActionQuestionProps) {
  const { text: Text } = question;
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
      {typeof Text === 'string' ? Text : <Text />}
    </ConfirmDialog>
  );
}
