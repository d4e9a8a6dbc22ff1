import { isSetByEnvironment } from './FieldMarks.tsx';
import { type SchemaFieldProps, useFormContext } from './formContext.ts';
import { ListField } from './ListField.tsx';
import { RecordField } from './RecordField.tsx';
import { SchemaSection } from './SchemaSection.tsx';
import { nodeOf, presenceOf } from './schemaNode.ts';
import { ValueField } from './ValueField.tsx';

export function SchemaField({
  schema,
  path,
  value,
  siblings,
  label,
  hideLabel = false,
  isFixed = false,
}: SchemaFieldProps) {
  const { root, loadedVariables, showsAdvanced } = useFormContext();
  const node = nodeOf(root, schema);
  const presence = presenceOf(node.ui, siblings, showsAdvanced);
  if (!presence.isShown) return null;
  const props = {
    node,
    path,
    value,
    label: label ?? node.schema.title ?? String(path.at(-1) ?? ''),
    isFixed: isFixed || presence.isFixed || isSetByEnvironment(node, loadedVariables),
  };
  switch (node.kind) {
    case 'section':
      return <SchemaSection {...props} />;
    case 'list':
      return <ListField {...props} />;
    case 'record':
      return <RecordField {...props} />;
    default:
      return <ValueField {...props} hideLabel={hideLabel} />;
  }
}
