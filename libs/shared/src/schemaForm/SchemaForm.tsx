import { Switch } from '@hondana/shared/ui/Switch';
import { t } from '@lingui/core/macro';
import { type ComponentType, useMemo, useState } from 'react';
import { type CodeEditorProps, FormProvider } from './formContext.ts';
import { hasAdvanced } from './hasAdvanced.ts';
import type { JsonRecord, JsonSchema } from './jsonSchema.ts';
import { SchemaField } from './SchemaField.tsx';
import styles from './SchemaForm.module.css';
import { pathText, type ValuePath, withValue } from './schemaNode.ts';

export type { CodeEditorProps } from './formContext.ts';
export type { JsonRecord, JsonSchema } from './jsonSchema.ts';

export interface SchemaFormProps {
  /** With its definitions, and `x-uiDefinition` where the server says how something is shown. */
  readonly schema: JsonSchema;
  readonly value: JsonRecord;
  readonly onChange: (value: JsonRecord) => void;
  /** Sentences by path: `Web.Port`, `RescanDelayHours[1]`. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Environment variables that the server has read: what they set can't be changed. */
  readonly loadedVariables?: readonly string[];
  /** Paths of what was saved and takes effect with the next start. */
  readonly pendingPaths?: readonly string[];
  /** A text area where none is given. */
  readonly codeEditor?: ComponentType<CodeEditorProps>;
  /** Without it, the configuration's own actions aren't offered. `path` is that of the object that has it: `AniDb`. */
  readonly onAction?: ((name: string, path: string) => void) | undefined;
}

const none: readonly string[] = [];
const noErrors = {};

/**
 * The form of a configuration that a server since 6 describes by JSON Schema (`GET Configuration/{id}/Schema`): sections,
 * lists, records, conditions, secrets, code. It keeps nothing: what is entered goes to `onChange` at once.
 * @example <SchemaForm schema={schema} value={draft} onChange={setDraft} errors={errors} />
 */
export function SchemaForm({
  schema,
  value,
  onChange,
  errors = noErrors,
  loadedVariables = none,
  pendingPaths = none,
  codeEditor,
  onAction,
}: SchemaFormProps) {
  const [showsAdvanced, setShowsAdvanced] = useState(false);
  const mayShowAdvanced = useMemo(() => hasAdvanced(schema), [schema]);
  const change = (path: ValuePath, next: unknown): void =>
    onChange(withValue(value, path, next) as JsonRecord);
  return (
    <FormProvider
      value={{
        Field: SchemaField,
        root: schema,
        errors,
        loadedVariables,
        pendingPaths,
        showsAdvanced,
        change,
        runAction: onAction && ((name: string, path: ValuePath) => onAction(name, pathText(path))),
        CodeEditor: codeEditor,
      }}
    >
      <div className={styles.form}>
        {mayShowAdvanced && (
          <Switch label={t`Show advanced settings`} checked={showsAdvanced} onChange={setShowsAdvanced} />
        )}
        <SchemaField schema={schema} path={[]} value={value} siblings={value} />
      </div>
    </FormProvider>
  );
}
