import { textOf } from '@hondana/shared/language/texts';
import { Select } from '@hondana/shared/overlays/select';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { type Criterion, criteria, type KeepRule } from './keepRule.ts';
import styles from './RuleDialog.module.css';

interface RuleCriteriaProps {
  readonly rule: KeepRule;
  readonly onChange: (rule: KeepRule) => void;
}

const criterionOptions = () =>
  Object.entries(criteria).map(([value, { label }]) => ({
    value: value as Criterion,
    label: textOf(label),
  }));

export function RuleCriteria({ rule, onChange }: RuleCriteriaProps) {
  const options = criterionOptions();
  const labelOf = (criterion: Criterion): string => textOf(criteria[criterion].label);
  /** A criterion chosen again moves to its new place. */
  const put = (place: number, criterion: Criterion): void => {
    const others = rule.map((one, index) => (one === criterion && index !== place ? undefined : one));
    others[place] = criterion;
    onChange(others.filter((one) => one !== undefined));
  };
  const isFull = rule.length === options.length;
  return (
    <ol aria-label={t`Rules`} className={styles.rules}>
      {[...rule, ...(isFull ? [] : [undefined])].map((criterion, place) => (
        <li key={criterion ?? 'next'} className={styles.rule}>
          <Select
            label={placeText(place + 1)}
            options={options}
            value={criterion}
            placeholder={t`Keep all ties`}
            onChange={(next) => put(place, next)}
          />
          {criterion && (
            <IconButton
              icon={closeIcon}
              label={t`Remove rule: ${labelOf(criterion)}`}
              size="small"
              onClick={() => onChange(rule.filter((one) => one !== criterion))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function placeText(number: number): string {
  return number === 1 ? t`Keep the file with the` : t`Then, among ties (${number})`;
}
