import { Button } from '@hondana/shared/ui/Button';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { useId, useState } from 'react';
import { useFormContext } from './formContext.ts';
import { isJsonRecord, type JsonRecord } from './jsonSchema.ts';
import styles from './SchemaForm.module.css';
import { meets, type SchemaNode, type ValuePath } from './schemaNode.ts';
import { formSections, type SectionEntry } from './sections.ts';
import type { NodeProps } from './ValueField.tsx';

/** An object: a set of fields, or tabs of them. */
export function SchemaSection({ node, path, value, label, isFixed }: NodeProps) {
  const { root, showsAdvanced } = useFormContext();
  const titleId = useId();
  const object = isJsonRecord(value) ? value : {};
  const sections = formSections(root, node, object, showsAdvanced);
  const entries = (shown: readonly SectionEntry[]) => (
    <Entries entries={shown} node={node} path={path} value={object} isFixed={isFixed} />
  );
  if (node.ui.sectionType === 'tab') {
    return <SectionTabs sections={sections} label={label} render={entries} />;
  }
  const content = sections.map(({ title, entries: shown }) =>
    title === undefined ? (
      <div key="" className={styles.fields}>
        {entries(shown)}
      </div>
    ) : (
      <fieldset key={title} className={styles.fields}>
        <legend className={styles.title}>{title}</legend>
        {entries(shown)}
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
  readonly render: (entries: readonly SectionEntry[]) => React.ReactNode;
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
      <div className={styles.fields}>{render(sections[titles.indexOf(open)]?.entries ?? [])}</div>
    </Tabs>
  );
}

interface EntriesProps {
  readonly entries: readonly SectionEntry[];
  readonly node: SchemaNode;
  readonly path: ValuePath;
  readonly value: JsonRecord;
  readonly isFixed: boolean;
}

function Entries({ entries, node, path, value, isFixed }: EntriesProps) {
  const { runAction, Field } = useFormContext();
  return entries.map(({ name, isAction }) => {
    const action = node.ui.actions?.[name];
    if (!isAction) {
      const schema = node.schema.properties?.[name] ?? {};
      return (
        <Field
          key={name}
          schema={schema}
          path={[...path, name]}
          value={value[name]}
          siblings={value}
          isFixed={isFixed}
        />
      );
    }
    if (!action || !runAction || (action.toggle && !meets(action.toggle, value))) return null;
    const isDisabled = action.disableToggle ? meets(action.disableToggle, value) : false;
    return (
      <div key={name} className={styles.action}>
        <Button disabled={isDisabled} onClick={() => runAction(name, path)}>
          {action.title ?? name}
        </Button>
        {action.description && <span className={styles.description}>{action.description}</span>}
      </div>
    );
  });
}
