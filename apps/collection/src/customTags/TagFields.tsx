import { Banner } from '@hondana/shared/ui/Banner';
import { TextAreaField, TextField } from '@hondana/shared/ui/TextField';
import { useEffect, useRef } from 'react';
import styles from './TagFields.module.css';
import type { TagForm } from './useTagForm.ts';

interface TagFieldsProps {
  readonly id: string;
  readonly form: TagForm;
}

/** Name and description of a tag. */
export function TagFields({ id, form: { draft, change, save, nameError, problem } }: TagFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  // The form takes the place of the list in the same dialog, and the focus goes with it.
  useEffect(() => name.current?.focus(), []);
  return (
    <form id={id} className={styles.form} onSubmit={save}>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <TextField
        ref={name}
        label="Name"
        autoComplete="off"
        value={draft.name}
        error={nameError}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextAreaField
        label="Description"
        optional
        value={draft.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
    </form>
  );
}
