import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { eyeIcon, eyeOffIcon } from './icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  /**
   * Browsers fill `current-password`, ignoring `off`: only for signing in. `new-password` also leaves the user name
   * empty.
   */
  autoComplete?: 'current-password' | 'new-password';
}

/** @example <PasswordField label="Password" autoComplete="current-password" {...register('password')} /> */
export function PasswordField({ autoComplete = 'new-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? eyeOffIcon : eyeIcon}
          label={shown ? t`Hide password` : t`Show password`}
          size="small"
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
