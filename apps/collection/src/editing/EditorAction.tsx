import type { InputArguments } from '@hondana/shared/api/operation';
import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { useMay } from '@hondana/shared/resources/useMay';
import { ActionRow } from './ActionRow.tsx';

export interface EditorAction<I> {
  readonly label: string;
  readonly text: string;
  readonly done: string;
  readonly write: Write<I>;
}

interface EditorActionRowProps<I> {
  readonly action: EditorAction<I>;
  readonly input: I;
}

/** Hidden without permission, and on servers without the call. */
export function EditorActionRow<I>({ action, input }: EditorActionRowProps<I>) {
  const { label, text, done, write } = action;
  const may = useMay(write);
  const run = useWrite(write, { done, failed: `${label} failed` });
  if (!may) return null;
  return (
    <ActionRow
      name={label}
      verb="Run"
      busy={run.isPending}
      onPress={() => run.mutate(...([input] as InputArguments<I>))}
    >
      {text}
    </ActionRow>
  );
}
