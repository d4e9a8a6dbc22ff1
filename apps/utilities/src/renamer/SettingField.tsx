import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Switch } from '@hondana/shared/ui/Switch';
import { TextAreaField, TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import type { RenamerSettingDefinition } from './renamers.ts';
import type { ScriptEditor as ScriptEditorType } from './ScriptEditor.tsx';
import { faultText, type ScriptFault } from './scriptFault.ts';
import { limitOf, settingKindOf } from './settingValues.ts';

const ScriptEditor = lazyPart(async () => (await import('./ScriptEditor.tsx')).ScriptEditor, {
  waiting: PlainScript,
  failed: ({ properties, isRetrying, retry }) => (
    <>
      <PlainScript {...properties} />
      <ErrorState
        compact
        title={t`The editor could not be loaded`}
        detail={t`The script can still be edited as plain text.`}
        retrying={isRetrying}
        onRetry={retry}
      />
    </>
  ),
});

function PlainScript({
  label,
  description,
  value,
  fault,
  onChange,
}: ComponentProps<typeof ScriptEditorType>) {
  return (
    <TextAreaField
      label={label}
      description={description}
      error={fault && faultText(fault)}
      rows={16}
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface SettingFieldProps {
  readonly definition: RenamerSettingDefinition;
  readonly value: unknown;
  readonly fault: string | undefined;
  readonly scriptFault: ScriptFault | undefined;
  readonly onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

export function SettingField({ definition, value, fault, scriptFault, onChange }: SettingFieldProps) {
  const label = definition.Name ?? '';
  const description = definition.Description ?? undefined;
  const kind = settingKindOf(definition, value);
  const common = { label, description, error: fault };
  switch (kind) {
    case 'Boolean':
      return <Switch label={label} description={description} checked={value === true} onChange={onChange} />;
    case 'Integer':
    case 'Decimal':
      return (
        <TextField
          {...common}
          type="number"
          min={limitOf(definition.MinimumValue)}
          max={limitOf(definition.MaximumValue)}
          step={kind === 'Integer' ? 1 : 'any'}
          value={textOf(value)}
          onChange={({ currentTarget: { value: text } }) => onChange(text === '' ? null : Number(text))}
        />
      );
    case 'LargeText':
      return (
        <TextAreaField
          {...common}
          value={textOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'Code':
      return (
        <ScriptEditor
          label={label}
          description={description}
          language={definition.Language ?? 'PlainText'}
          value={textOf(value)}
          fault={scriptFault}
          onChange={onChange}
        />
      );
    case 'Text':
      return (
        <TextField
          {...common}
          value={textOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
