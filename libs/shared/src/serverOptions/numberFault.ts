import { t } from '@lingui/core/macro';
import type { NumberField } from './fieldTypes.ts';

/**
 * Client-side validation of a number field; undefined if valid (spec 2, section 5).
 * @example numberFault(depth, 6) // 'Max Relation Depth may only be between 0 and 5'
 */
export function numberFault(field: NumberField, value: unknown): string | undefined {
  const { minimum, maximum, label, rangeText } = field;
  const inRange =
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
  if (inRange) return undefined;
  return rangeText ?? t`${label} must be a whole number from ${minimum} to ${maximum}`;
}
