import { numberFault } from '@hondana/shared/serverOptions/numberFault';
import type { FieldFault, Setting } from '../settingsPage.ts';

export function fieldFault(field: Setting, value: unknown): FieldFault | undefined {
  if (field.kind === 'number') {
    const title = numberFault(field, value);
    return title === undefined ? undefined : { title };
  }
  if (field.kind === 'text' || field.kind === 'password') return field.fault?.(String(value ?? ''));
  return undefined;
}
