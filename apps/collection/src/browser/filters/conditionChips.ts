import { formatAlternatives, formatList } from '@hondana/shared/ui/format';
import type { Condition } from '../../shared/liveFilter.ts';
import { conditionValueText } from './criteria.ts';
import type { NameOf } from './usePeopleNames.ts';

/** One thing that a list is filtered by. */
export interface ConditionChip {
  readonly text: string;
  /** The condition without it; undefined when nothing is left. */
  readonly without: Condition | undefined;
}

/**
 * A condition in words: each tag by itself, anything else as a whole. One that says nothing yet has none.
 *
 * @param name what the server's catalogue calls the criterion
 * @param nameOf the name that belongs to an ID, where a value is one
 */
export function conditionChips(condition: Condition, name: string, nameOf?: NameOf): ConditionChip[] {
  if (condition.kind === 'flag') {
    return [{ text: condition.value ? name : `${name}: No`, without: undefined }];
  }
  if (condition.kind === 'values') {
    if (condition.values.length === 0) return [];
    const values = condition.values.map((value) => conditionValueText(condition.expression, value, nameOf));
    const text = condition.match === 'all' ? formatList(values) : formatAlternatives(values);
    return [{ text: `${name}: ${text}`, without: undefined }];
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
    ...excluded.map((tag) => ({ text: `Not ${tag}`, without: without(tag) })),
  ];
}
