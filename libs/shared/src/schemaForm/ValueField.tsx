import { Select } from '@hondana/shared/overlays/select';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { Switch } from '@hondana/shared/ui/Switch';
import { TextAreaField, TextField } from '@hondana/shared/ui/TextField';
import { FieldMarks } from './FieldMarks.tsx';
import { useFormContext } from './formContext.ts';
import styles from './SchemaForm.module.css';
import { pathText, type SchemaNode, type ValuePath } from './schemaNode.ts';

export interface NodeProps {
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly value: unknown;
  readonly label: string;
  readonly isFixed: boolean;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

function optionsOf({ schema, ui }: SchemaNode) {
  const defined = ui.enumDefinitions?.map(({ title, description, value }) => ({
    value,
    label: title,
    detail: description || undefined,
  }));
  const listed = (schema.enum ?? []).map((one) => ({ value: String(one), label: String(one) }));
  return (defined ?? listed).filter(({ value }) => !ui.deniedValues?.includes(value));
}

export function ValueField({
  node,
  path,
  value,
  label,
  isFixed,
  hideLabel,
}: NodeProps & { readonly hideLabel: boolean }) {
  const { change, errors, CodeEditor } = useFormContext();
  const { schema, ui, kind, isInteger, isNullable } = node;
  const error = errors[pathText(path)]?.join(' ');
  // In a list, the description is said once, above.
  const description = !hideLabel && (
    <>
      {schema.description}
      <FieldMarks node={node} path={path} />
    </>
  );
  const set = (next: unknown): void => change(path, next);
  const setText = (text: string): void => set(text === '' && isNullable ? null : text);
  const common = {
    label,
    hideLabel,
    description,
    error,
    disabled: isFixed,
    className: styles[ui.elementSize ?? 'normal'],
  };
  switch (kind) {
    case 'switch':
      return (
        <Switch
          label={label}
          description={description}
          checked={value === true}
          disabled={isFixed}
          onChange={set}
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          step={isInteger ? 1 : 'any'}
          value={textOf(value)}
          onChange={({ currentTarget: { value: text } }) => set(text === '' ? null : Number(text))}
        />
      );
    case 'enum':
      return (
        <Select
          {...common}
          options={optionsOf(node)}
          value={typeof value === 'string' || typeof value === 'number' ? value : undefined}
          onChange={set}
        />
      );
    case 'password':
      return (
        <PasswordField
          {...common}
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
    case 'code':
      if (CodeEditor && !isFixed) {
        return (
          <CodeEditor
            label={label}
            description={schema.description}
            language={ui.codeLanguage ?? 'PlainText'}
            value={textOf(value)}
            onChange={setText}
          />
        );
      }
      return (
        <TextAreaField
          {...common}
          dir="ltr"
          spellCheck={false}
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
    case 'text-area':
      return (
        <TextAreaField
          {...common}
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
    default:
      return (
        <TextField
          {...common}
          dir={schema.format === 'uri' ? 'ltr' : 'auto'}
          autoComplete="off"
          value={textOf(value)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      );
  }
}
