import { type ComponentType, createContext, useContext } from 'react';
import type { JsonRecord, JsonSchema } from './jsonSchema.ts';
import type { ValuePath } from './schemaNode.ts';

export interface CodeEditorProps {
  readonly label: string;
  readonly description: string | undefined;
  /** In the server's words: `Json`, `Lua`, `PlainText`. */
  readonly language: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface SchemaFieldProps {
  readonly schema: JsonSchema;
  readonly path: ValuePath;
  readonly value: unknown;
  /** The object or list that holds it. */
  readonly siblings: JsonRecord;
  /** In place of the schema's title, in lists. */
  readonly label?: string | undefined;
  readonly hideLabel?: boolean;
  readonly isFixed?: boolean;
}

interface FormContext {
  /** Given from above, since the fields that it renders contain fields. */
  readonly Field: ComponentType<SchemaFieldProps>;
  readonly root: JsonSchema;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly loadedVariables: readonly string[];
  readonly pendingPaths: readonly string[];
  readonly showsAdvanced: boolean;
  readonly change: (path: ValuePath, value: unknown) => void;
  readonly runAction: ((name: string, path: ValuePath) => void) | undefined;
  readonly CodeEditor: ComponentType<CodeEditorProps> | undefined;
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

export function useFormContext(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('A field of a schema is rendered outside of its form.');
  return context;
}
