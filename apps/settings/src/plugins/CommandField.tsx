import { copyText } from '@hondana/shared/overlays/copyText';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { copyIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';

interface CommandFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly command: string;
}

export function CommandField({ label, description, command }: CommandFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={field}
      label={label}
      description={description}
      readOnly
      value={command}
      after={
        <IconButton
          icon={copyIcon}
          label={t`Copy the command: ${label}`}
          title={t`Copy`}
          size="small"
          onClick={() => void copyText(command, field.current, t`Command copied`)}
        />
      }
    />
  );
}
