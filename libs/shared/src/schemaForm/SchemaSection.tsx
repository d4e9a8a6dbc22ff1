import { Tabs } from '@hondana/shared/ui/Tabs';
import { useId, useState } from 'react';
import { useFormContext } from './formContext.ts';
import { isJsonRecord, type JsonRecord } from './jsonSchema.ts';
import styles from './SchemaForm.module.css';
import type { SchemaNode, ValuePath } from './schemaNode.ts';
import { formSections } from './sections.ts';
import type { NodeProps } from './ValueField.tsx';

/** An object: a set of fields, or tabs of them. */
export function SchemaSection({ node, path, value, label, isFixed }: NodeProps) {
  const { root, showsAdvanced } = useFormContext();
  const titleId = useId();
  const object = isJsonRecord(value) ? value : {};
  const sections = formSections(root, node, object, showsAdvanced);
  const properties = (shown: readonly string[]) => (
    <Properties names={shown} node={node} path={path} value={object} isFixed={isFixed} />
  );
  if (node.ui.sectionType === 'tab') {
    return <SectionTabs sections={sections} label={label} render={properties} />;
  }
  const content = sections.map(({ title, names }) =>
    title === undefined ? (
      <div key="" className={styles.fields}>
        {properties(names)}
      </div>
    ) : (
      <fieldset key={title} className={styles.fields}>
        <legend className={styles.title}>{title}</legend>
        {properties(names)}
      </fieldset>
    ),
  );
  if (path.length === 0 || node.ui.sectionType === 'minimal') return content;
  return (
    <fieldset aria-labelledby={titleId} className={styles.fields}>
      <div id={titleId} className={styles.heading}>
        {label}
      </div>
      {node.schema.description && <p className={styles.description}>{node.schema.description}</p>}
      {content}
    </fieldset>
  );
}

interface SectionTabsProps {
  readonly sections: ReturnType<typeof formSections>;
  readonly label: string;
  readonly render: (names: readonly string[]) => React.ReactNode;
}

function SectionTabs({ sections, label, render }: SectionTabsProps) {
  const [chosen, setChosen] = useState('');
  const titles = sections.map(({ title }) => title ?? label);
  const open = titles.includes(chosen) ? chosen : (titles[0] ?? '');
  return (
    <Tabs
      label={label}
      tabs={titles.map((title) => ({ value: title, label: title }))}
      value={open}
      onChange={setChosen}
    >
      <div className={styles.fields}>{render(sections[titles.indexOf(open)]?.names ?? [])}</div>
    </Tabs>
  );
}

interface PropertiesProps {
  readonly names: readonly string[];
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly value: JsonRecord;
  readonly isFixed: boolean;
}

function Properties({ names, node, path, value, isFixed }: PropertiesProps) {
  const { Field } = useFormContext();
  return names.map((name) => (
    <Field
      key={name}
      schema={node.schema.properties?.[name] ?? {}}
      path={[...path, name]}
      value={value[name]}
      siblings={value}
      isFixed={isFixed}
    />
  ));
}
