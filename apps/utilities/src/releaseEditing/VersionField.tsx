import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

interface VersionFieldProps {
  /** Undefined if the files differ. */
  readonly value: number | undefined;
  readonly description: string | undefined;
  /** Undefined takes the change back: the text is empty, or no number. */
  readonly onChange: (version: number | undefined) => void;
}

const isVersion = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text);

export function VersionField({ value, description, onChange }: VersionFieldProps) {
  /** What was typed, as long as it is no version. */
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={t`Version`}
      description={description}
      inputMode="numeric"
      error={typed ? t`Enter a number from 1 to 9999.` : undefined}
      value={typed ?? (value === undefined ? '' : String(value))}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        const isValid = isVersion(text);
        setTyped(isValid ? undefined : text);
        onChange(isValid ? Number(text) : undefined);
      }}
    />
  );
}
