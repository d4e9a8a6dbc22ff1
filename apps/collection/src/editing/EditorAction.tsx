import type { InputArguments } from '@hondana/shared/api/operation';
import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { useMay } from '@hondana/shared/resources/useMay';
import { t } from '@lingui/core/macro';
import { ActionRow } from './ActionRow.tsx';

export interface EditorAction<I> {
  readonly label: TextDescriptor;
  readonly text: TextDescriptor;
  readonly done: TextDescriptor;
  readonly write: Write<I>;
}

interface EditorActionRowProps<I> {
  readonly action: EditorAction<I>;
  readonly input: I;
}

/** Hidden without permission, and on servers without the call. */
export function EditorActionRow<I>({ action, input }: EditorActionRowProps<I>) {
  const { text, done, write } = action;
  const name = textOf(action.label);
  const may = useMay(write);
  const run = useWrite(write, { done: textOf(done), failed: t`${name} failed` });
  if (!may) return null;
  return (
    <ActionRow
      name={name}
      verb={t`Run`}
      busy={run.isPending}
      onPress={() => run.mutate(...([input] as InputArguments<I>))}
    >
      {textOf(text)}
    </ActionRow>
  );
}
