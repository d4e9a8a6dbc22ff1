import type { CatalogueQuestion } from '@hondana/shared/actions/catalogueActions';
import { useWrite } from '@hondana/shared/api/useWrite';
import { composed, type PreparedWrite } from '@hondana/shared/api/write';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { runSeriesAction } from '@hondana/shared/resources/runSeriesAction';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ActionRow } from './ActionRow.tsx';

/** An action of the server's catalogue, bound to what the editor has open. */
export interface BoundAction {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly question: CatalogueQuestion | undefined;
  readonly write: PreparedWrite;
}

const runBoundAction = composed({
  of: [runSeriesAction],
  send: ({ write }: BoundAction, signal) => write.send(signal),
  stale: ({ write }) => write.stale,
});

export function CatalogueActionRow({ action }: { readonly action: BoundAction }) {
  const { name, text, question } = action;
  const [isAsking, setAsking] = useState(false);
  const run = useWrite(runBoundAction, {
    done: t`Running action "${name}"`,
    // The question stays open and shows the error itself.
    failed: question ? undefined : t`${name} failed`,
  });
  return (
    <>
      <ActionRow
        name={name}
        label={question ? t`Run… ${name}` : t`Run ${name}`}
        verb={question ? t`Run…` : t`Run`}
        busy={run.isPending}
        onPress={() => (question ? setAsking(true) : run.mutate(action))}
      >
        {text}
      </ActionRow>
      {question && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          danger
          title={question.title}
          confirmLabel={question.confirmLabel}
          failure={(error) => errorText(error) ?? String(error)}
          onConfirm={() => run.mutateAsync(action)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
