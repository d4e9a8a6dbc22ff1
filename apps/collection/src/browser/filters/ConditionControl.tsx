import type { FilterExpressionHelp } from '@hondana/shared/api/types';
import { Select } from '@hondana/shared/overlays/select';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { trashIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import type { Condition } from '../../shared/liveFilter.ts';
import styles from './ConditionControl.module.css';
import { TagsControl } from './TagsControl.tsx';
import { ValuesControl } from './ValuesControl.tsx';

interface ConditionControlProps {
  readonly condition: Condition;
  readonly help: FilterExpressionHelp | undefined;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

export function ConditionControl({ condition, help, onChange, onRemove }: ConditionControlProps) {
  const name = help?.Name ?? condition.expression;
  return (
    <fieldset className={styles.control}>
      <div className={styles.head}>
        <legend className={styles.name}>{name}</legend>
        <IconButton icon={trashIcon} label={t`Remove ${name}`} size="small" onClick={onRemove} />
      </div>
      {condition.kind === 'flag' && (
        <Select
          label={name}
          hideLabel
          options={[
            { value: 'true', label: t`True` },
            { value: 'false', label: t`False` },
          ]}
          value={condition.value ? 'true' : 'false'}
          onChange={(value) => onChange({ ...condition, value: value === 'true' })}
        />
      )}
      {condition.kind === 'tags' && <TagsControl condition={condition} onChange={onChange} />}
      {condition.kind === 'values' && help && (
        <ValuesControl condition={condition} help={help} onChange={onChange} />
      )}
    </fieldset>
  );
}
