import { type ReactNode, useId } from 'react';
import { FieldMarks } from './FieldMarks.tsx';
import { useFormContext } from './formContext.ts';
import styles from './SchemaForm.module.css';
import { pathText } from './schemaNode.ts';
import type { NodeProps } from './ValueField.tsx';

interface FieldGroupProps extends Pick<NodeProps, 'node' | 'path' | 'label'> {
  readonly children: ReactNode;
}

/** A list or record with its name, description and error above its entries. */
export function FieldGroup({ node, path, label, children }: FieldGroupProps) {
  const { errors } = useFormContext();
  const titleId = useId();
  const error = errors[pathText(path)]?.join(' ');
  return (
    <fieldset aria-labelledby={titleId} className={styles.list}>
      <div id={titleId} className={styles.title}>
        {label}
      </div>
      <div className={styles.description}>
        {node.schema.description}
        <FieldMarks node={node} path={path} />
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
