import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { arrowDownIcon, arrowUpIcon, closeIcon, plusIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { useFormContext } from './formContext.ts';
import { isJsonRecord, type JsonRecord } from './jsonSchema.ts';
import styles from './SchemaForm.module.css';
import { initialValue, nodeOf } from './schemaNode.ts';
import type { NodeProps } from './ValueField.tsx';

const noSiblings: JsonRecord = {};

/** A list of objects names each by what its primary key says. */
function nameOf(item: unknown, key: string | boolean | undefined): string | undefined {
  const name = isJsonRecord(item) && typeof key === 'string' ? item[key] : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

export function ListField({ node, path, value, label, isFixed }: NodeProps) {
  const { root, change, Field } = useFormContext();
  const rows = useRef<HTMLOListElement>(null);
  const { schema, ui } = node;
  const itemSchema = {
    ...schema.items,
    ...(ui.enumDefinitions ? { 'x-uiDefinition': { ...ui, elementType: 'enum' } } : {}),
  };
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const itemNode = nodeOf(root, schema.items ?? {});
  const isSection = itemNode.kind === 'section';

  const add = (): void => {
    change(path, [...items, initialValue(root, nodeOf(root, itemSchema))]);
    // Once it is rendered, the new entry takes the focus.
    requestAnimationFrame(() =>
      rows.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus(),
    );
  };
  const swap = (at: number, other: number): void => {
    const next = [...items];
    [next[at], next[other]] = [next[other], next[at]];
    change(path, next);
  };
  return (
    <FieldGroup node={node} path={path} label={label}>
      <ol ref={rows} className={styles.items}>
        {items.map((item, at) => {
          const number = at + 1;
          const name = nameOf(item, ui.primaryKey) ?? t`${label} ${number}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place.
            <li key={at} className={isSection ? styles.section : styles.item}>
              <Field
                schema={itemSchema}
                path={[...path, at]}
                value={item}
                siblings={noSiblings}
                label={name}
                hideLabel
                isFixed={isFixed}
              />
              {!isFixed && (
                <span className={styles.tools}>
                  {ui.listSortable && (
                    <>
                      <IconButton
                        icon={arrowUpIcon}
                        label={t`Move up: ${name}`}
                        size="small"
                        repeatable
                        aria-disabled={at === 0 || undefined}
                        onClick={() => at > 0 && swap(at, at - 1)}
                      />
                      <IconButton
                        icon={arrowDownIcon}
                        label={t`Move down: ${name}`}
                        size="small"
                        repeatable
                        aria-disabled={at === items.length - 1 || undefined}
                        onClick={() => at < items.length - 1 && swap(at, at + 1)}
                      />
                    </>
                  )}
                  {!ui.listHideRemoveAction && (
                    <IconButton
                      icon={closeIcon}
                      label={t`Remove ${name}`}
                      size="small"
                      onClick={() =>
                        change(
                          path,
                          items.filter((_, index) => index !== at),
                        )
                      }
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!isFixed && !ui.listHideAddAction && (
        <div>
          <Button size="small" icon={plusIcon} onClick={add}>
            {t`Add to ${label}`}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
