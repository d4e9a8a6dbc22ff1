import type { FilterExpressionHelp } from '@hondana/shared/api/types';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { plusIcon, trashIcon } from '@hondana/shared/ui/icons';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { criteriaByName, newCondition } from '../criteria.ts';
import styles from './FilterTree.module.css';
import { type FilterGroup, type FilterItem, newGroup, newItem, withItem } from './filterItems.ts';
import { ItemEditor } from './ItemEditor.tsx';

interface GroupEditorProps {
  readonly group: FilterGroup;
  readonly catalogue: readonly FilterExpressionHelp[];
  readonly onChange: (group: FilterGroup) => void;
  /** Undefined for the outermost group. */
  readonly onRemove?: (() => void) | undefined;
}

/** Prefers the value's control to the remove button. */
function firstControl(place: Element | null | undefined): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('input, [role="combobox"]') ?? place?.querySelector('button');
}

export function GroupEditor({ group, catalogue, onChange, onRemove }: GroupEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const focusNext = useRef<'added' | 'adder'>(undefined);
  // Moves the focus to an added item or, after a removal, to the controls that add more.
  useEffect(() => {
    const place = focusNext.current === 'added' ? list.current?.lastElementChild : adder.current;
    if (focusNext.current) firstControl(place)?.focus();
    focusNext.current = undefined;
  });

  const add = (item: FilterItem): void => {
    focusNext.current = 'added';
    onChange({ ...group, items: [...group.items, item] });
  };
  const change = (key: string, next: FilterItem | undefined): void => {
    if (!next) focusNext.current = 'adder';
    onChange(withItem(group, key, () => next));
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans context="conditions of a filter">Group</Trans>
      </legend>
      <div className={styles.head}>
        <RadioGroup
          label={t`Match`}
          hideLabel
          look="segments"
          options={[
            { value: 'all', label: t`All of` },
            { value: 'any', label: t`Any of` },
          ]}
          value={group.match}
          onChange={(match) => onChange({ ...group, match })}
        />
        <Checkbox
          label={t`Not`}
          checked={group.isNegated}
          onChange={(isNegated) => onChange({ ...group, isNegated })}
        />
        {onRemove && (
          <IconButton
            icon={trashIcon}
            label={t`Remove group`}
            size="small"
            className={styles.remove}
            onClick={onRemove}
          />
        )}
      </div>
      <ul ref={list} className={styles.items}>
        {group.items.map((item) => (
          <li key={item.key}>
            {item.kind === 'group' ? (
              <GroupEditor
                group={item}
                catalogue={catalogue}
                onChange={(next) => change(item.key, next)}
                onRemove={() => change(item.key, undefined)}
              />
            ) : (
              <ItemEditor
                item={item}
                catalogue={catalogue}
                onChange={(next) => change(item.key, next)}
                onGroup={() => change(item.key, newGroup('any', [item]))}
                onRemove={() => change(item.key, undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {group.items.length === 0 && (
        <p className={styles.empty}>
          <Trans>Nothing in this group yet.</Trans>
        </p>
      )}
      <div ref={adder} className={styles.adder}>
        <Select
          label={t`Add condition`}
          hideLabel
          size="small"
          placeholder={t`Add Condition...`}
          options={criteriaByName(catalogue).map(({ Expression, Name }) => ({
            value: Expression,
            label: Name,
          }))}
          value={undefined}
          onChange={(expression) => {
            const criterion = catalogue.find(({ Expression }) => Expression === expression);
            if (criterion) add(newItem(newCondition(criterion)));
          }}
        />
        <Button size="small" icon={plusIcon} onClick={() => add(newGroup('any'))}>
          <Trans>Add Group</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
