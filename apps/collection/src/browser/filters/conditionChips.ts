import { formatAlternatives, formatList } from '@hondana/shared/ui/format';
import { labelled } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import type { Condition } from '../../shared/liveFilter.ts';
import { conditionValueText } from './criteria.ts';
import type { ResolveName } from './usePeopleNames.ts';

export interface ConditionChip {
  readonly text: string;
  /** The condition without this chip; undefined if nothing is left. */
  readonly without: Condition | undefined;
}

/**
 * One chip for each tag, else one for the whole condition; none without a value.
 *
 * @param name the criterion's name in the catalogue
 * @param nameOf resolves values that are IDs
 */
export function conditionChips(condition: Condition, name: string, nameOf?: ResolveName): ConditionChip[] {
  if (condition.kind === 'flag') {
    return [{ text: condition.value ? name : t`${name}: No`, without: undefined }];
  }
  if (condition.kind === 'values') {
    if (condition.values.length === 0) return [];
    const values = condition.values.map((value) => conditionValueText(condition.expression, value, nameOf));
    const text = condition.match === 'all' ? formatList(values) : formatAlternatives(values);
    return [{ text: labelled(name, text), without: undefined }];
  }
  const { included, excluded } = condition;
  const isLast = included.length + excluded.length === 1;
  const without = (one: string): Condition | undefined =>
    isLast
      ? undefined
      : {
          ...condition,
          included: included.filter((other) => other !== one),
          excluded: excluded.filter((other) => other !== one),
        };
  return [
    ...included.map((tag) => ({ text: tag, without: without(tag) })),
    ...excluded.map((tag) => ({ text: t`Not ${tag}`, without: without(tag) })),
  ];
}
