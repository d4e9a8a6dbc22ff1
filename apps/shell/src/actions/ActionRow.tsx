import { Button } from '@hondana/shared/ui/Button';
import { useState } from 'react';
import { ActionQuestion } from './ActionQuestion.tsx';
import styles from './ActionsDialog.module.css';
import type { ServerAction } from './serverActions.ts';
import { useRunAction } from './useRunAction.ts';

export function ActionRow({ action }: { readonly action: ServerAction }) {
  const { label, description, question } = action;
  const run = useRunAction();
  const words = question ? 'Run…' : 'Run';
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <Button
        size="small"
        aria-label={`${words} ${label}`}
        busy={run.isPending}
        onClick={() => (question ? setIsAsking(true) : run.mutate(action))}
      >
        {words}
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
