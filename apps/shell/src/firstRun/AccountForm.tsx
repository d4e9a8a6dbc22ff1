import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import type { ComponentProps, ReactNode } from 'react';
import styles from './StepFrame.module.css';

interface AccountFormProps {
  readonly id: string;
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  /** While the saved username is being fetched. */
  readonly isLoading: boolean;
  readonly username: ComponentProps<typeof TextField>;
  readonly password: ComponentProps<typeof PasswordField>;
  readonly children?: ReactNode;
}

/** Username and password of a step; `username` and `password` are the registered fields and what differs in them. */
export function AccountForm({ id, onSubmit, isLoading, username, password, children }: AccountFormProps) {
  return (
    <form id={id} noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField autoCapitalize="none" spellCheck={false} disabled={isLoading} {...username} />
      <PasswordField disabled={isLoading} {...password} />
      {children}
    </form>
  );
}
