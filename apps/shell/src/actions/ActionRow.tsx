import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ActionQuestion } from './ActionQuestion.tsx';
import styles from './ActionsDialog.module.css';
import type { OfferedAction } from './offeredActions.ts';
import { useRunAction } from './useRunAction.ts';

export function ActionRow({ action }: { readonly action: OfferedAction }) {
  const { name, description, question } = action;
  const run = useRunAction();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{name}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <Button
        size="small"
        aria-label={question ? t`Run… ${name}` : t`Run ${name}`}
        busy={run.isPending}
        onClick={() => (question ? setIsAsking(true) : run.mutate(action))}
      >
        {question ? t`Run…` : t`Run`}
      </Button>
      {question && isAsking && (
        <ActionQuestion
          question={question}
          onConfirm={() => run.mutateAsync(action)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
