import { numberFault } from '@hondana/shared/serverOptions/numberFault';
import type { SettingField } from './fieldTypes.ts';

export interface FieldFault {
  readonly title: string;
  readonly text?: string;
}

/** What is wrong with a value before any server sees it, or nothing. */
export function fieldFault(field: SettingField, value: unknown): FieldFault | undefined {
  if (field.kind === 'number') {
    const title = numberFault(field, value);
    return title === undefined ? undefined : { title };
  }
  if (field.kind === 'text' || field.kind === 'password') return field.fault?.(String(value ?? ''));
  return undefined;
}
