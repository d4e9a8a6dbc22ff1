import { TextField } from '@hondana/shared/ui/TextField';
import { useState } from 'react';
import { isSameValue } from '../draft/settingPath.ts';
import type { WordsSetting } from '../settingsPage.ts';

interface WordsControlProps {
  readonly field: WordsSetting;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

function wordsIn(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return words.filter((word, at) => word !== '' && words.indexOf(word) === at);
}

/** Comma-separated. Shows the typed text as long as it parses to the current list. */
export function WordsControl({ field, value, error, disabled, onChange }: WordsControlProps) {
  const current = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={field.label}
      description={field.description}
      error={error}
      disabled={disabled}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      value={isSameValue(wordsIn(typed), current) ? typed : current.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(wordsIn(currentTarget.value));
      }}
    />
  );
}
