import type { FilterExpressionHelp } from '@hondana/shared/api/types';
import { MultiCombobox } from '@hondana/shared/overlays/combobox';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import type { ConditionValue, ValuesCondition } from '../../shared/liveFilter.ts';
import { conditionValueText, hasKnownValues, possibleValues } from './criteria.ts';
import { usePeopleNames } from './usePeopleNames.ts';

interface ValuesControlProps {
  readonly condition: ValuesCondition;
  readonly help: FilterExpressionHelp;
  readonly onChange: (condition: ValuesCondition) => void;
}

/** Unique, as neither half contains line breaks. */
const keyOf = (value: ConditionValue) => value.join('\n');

export function ValuesControl({ condition, help, onChange }: ValuesControlProps) {
  const { values, match } = condition;
  const name = help.Name;
  const [typed, setTyped] = useState('');
  const possible = useMemo(() => possibleValues(help, typed), [help, typed]);
  const byKey = useMemo(
    () => new Map([...values, ...possible].map((value) => [keyOf(value), value])),
    [values, possible],
  );
  const nameOf = usePeopleNames([condition]);
  const optionOf = (value: ConditionValue) => ({
    value: keyOf(value),
    label: conditionValueText(help.Expression, value, nameOf),
  });
  const options = [...byKey.values()].map(optionOf);
  return (
    <>
      <RadioGroup
        label={t`Match of ${name}`}
        hideLabel
        look="segments"
        options={[
          { value: 'any', label: t`Match Any` },
          { value: 'all', label: t`Match All` },
        ]}
        value={match}
        onChange={(next) => onChange({ ...condition, match: next })}
      />
      <MultiCombobox
        label={t`Values of ${name}`}
        hideLabel
        placeholder={hasKnownValues(help) ? t`Search...` : t`Type a value...`}
        emptyText={hasKnownValues(help) ? undefined : t`Type a value.`}
        options={options}
        value={values.map(optionOf)}
        onSearch={hasKnownValues(help) ? undefined : setTyped}
        onChange={(chosen) =>
          onChange({
            ...condition,
            values: chosen.map(({ value }) => byKey.get(value)).filter((value) => value !== undefined),
          })
        }
      />
    </>
  );
}
