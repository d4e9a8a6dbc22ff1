import type { SettingField } from './fieldTypes.ts';

export interface FieldFault {
  readonly title: string;
  readonly text?: string;
}

/** What is wrong with a value before any server sees it, or nothing. */
export function fieldFault(field: SettingField, value: unknown): FieldFault | undefined {
  if (field.kind === 'number') {
    const { minimum, maximum, label } = field;
    const inRange =
      typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
    if (inRange) return undefined;
    return { title: field.rangeText ?? `${label} must be a whole number from ${minimum} to ${maximum}` };
  }
  if (field.kind === 'text' || field.kind === 'password') return field.fault?.(String(value ?? ''));
  return undefined;
}
