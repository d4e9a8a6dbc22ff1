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

/** A list written with commas. What is being typed stands as it is while it means the list that is kept. */
export function WordsControl({ field, value, error, disabled, onChange }: WordsControlProps) {
  const kept = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={field.label}
      description={field.description}
      error={error}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      value={isSameValue(wordsIn(typed), kept) ? typed : kept.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(wordsIn(currentTarget.value));
      }}
    />
  );
}
