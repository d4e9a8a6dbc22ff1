import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { eyeIcon, eyeOffIcon } from './icons.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'>;

/**
 * A password with a button that shows it.
 *
 * @example <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
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
