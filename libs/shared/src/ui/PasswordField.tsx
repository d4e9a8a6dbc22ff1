import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { eyeIcon, eyeOffIcon } from './icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  /**
   * `current-password` for signing in here, and nowhere else: browsers fill it with what they keep for this address, and
   * they ignore `off` on passwords. Unless given, `new-password`, which they leave empty, and the user name beside it too.
   */
  autoComplete?: 'current-password' | 'new-password';
}

/**
 * A password with a button that shows it.
 *
 * @example <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
 */
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
          label={shown ? 'Hide password' : 'Show password'}
          size="small"
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
