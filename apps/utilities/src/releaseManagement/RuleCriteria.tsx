import { Select } from '@hondana/shared/overlays/select';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { type Criterion, criteria, type KeepRule } from './keepRule.ts';
import styles from './RuleDialog.module.css';

interface RuleCriteriaProps {
  readonly rule: KeepRule;
  readonly onChange: (rule: KeepRule) => void;
}

const options = Object.entries(criteria).map(([value, { label }]) => ({ value: value as Criterion, label }));

export function RuleCriteria({ rule, onChange }: RuleCriteriaProps) {
  /** A criterion chosen again moves to its new place. */
  const put = (place: number, criterion: Criterion): void => {
    const others = rule.map((one, index) => (one === criterion && index !== place ? undefined : one));
    others[place] = criterion;
    onChange(others.filter((one) => one !== undefined));
  };
  const isFull = rule.length === options.length;
  return (
    <ol aria-label="Rules" className={styles.rules}>
      {[...rule, ...(isFull ? [] : [undefined])].map((criterion, place) => (
        <li key={criterion ?? 'next'} className={styles.rule}>
          <Select
            label={place === 0 ? 'Keep the file with the' : `Then, among equals (${place + 1})`}
            options={options}
            value={criterion}
            placeholder="Keep all that are equal"
            onChange={(next) => put(place, next)}
          />
          {criterion && (
            <IconButton
              icon={closeIcon}
              label={`Remove rule: ${criteria[criterion].label}`}
              size="small"
              onClick={() => onChange(rule.filter((one) => one !== criterion))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
