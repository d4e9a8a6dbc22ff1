import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon, plusIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { useFormContext } from './formContext.ts';
import { isJsonRecord, type JsonSchema } from './jsonSchema.ts';
import styles from './SchemaForm.module.css';
import { initialValue, nodeOf } from './schemaNode.ts';
import type { NodeProps } from './ValueField.tsx';

const textSchema: JsonSchema = { type: 'string' };

/** An object whose keys the user chooses: each is a labelled value. */
export function RecordField({ node, path, value, label, isFixed }: NodeProps) {
  const { root, change, Field } = useFormContext();
  const [key, setKey] = useState('');
  const { schema, ui } = node;
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : textSchema;
  const record = isJsonRecord(value) ? value : {};
  const newKey = key.trim();
  const isTaken = newKey in record;

  const add = (): void => {
    if (newKey === '' || isTaken) return;
    change(path, { ...record, [newKey]: initialValue(root, nodeOf(root, inner)) });
    setKey('');
  };
  return (
    <FieldGroup node={node} path={path} label={label}>
      {Object.entries(record).map(([name, one]) => (
        <div key={name} className={styles.item}>
          <Field
            schema={inner}
            path={[...path, name]}
            value={one}
            siblings={record}
            label={name}
            isFixed={isFixed}
          />
          {!isFixed && !ui.recordHideRemoveAction && (
            <IconButton
              icon={closeIcon}
              label={t`Remove ${name}`}
              size="small"
              onClick={() => {
                const { [name]: _, ...rest } = record;
                change(path, rest);
              }}
            />
          )}
        </div>
      ))}
      {!isFixed && !ui.recordHideAddAction && (
        <div className={styles.item}>
          <TextField
            label={t`New entry of ${label}`}
            autoComplete="off"
            value={key}
            error={isTaken ? t`There is an entry of this name already.` : undefined}
            onChange={(event) => setKey(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button size="small" icon={plusIcon} onClick={add}>
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
