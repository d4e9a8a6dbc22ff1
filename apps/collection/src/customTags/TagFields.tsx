import { Banner } from '@hondana/shared/ui/Banner';
import { TextAreaField, TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import styles from './TagFields.module.css';
import type { TagForm } from './useTagForm.ts';

interface TagFieldsProps {
  readonly id: string;
  readonly form: TagForm;
}

export function TagFields({ id, form: { draft, change, save, nameError, problem } }: TagFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  // The form replaces the list in the same dialog, so the focus must move.
  useEffect(() => name.current?.focus(), []);
  return (
    <form id={id} className={styles.form} onSubmit={save}>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <TextField
        ref={name}
        label={t`Name`}
        autoComplete="off"
        value={draft.name}
        error={nameError}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextAreaField
        label={t`Description`}
        optional
        value={draft.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
    </form>
  );
}
