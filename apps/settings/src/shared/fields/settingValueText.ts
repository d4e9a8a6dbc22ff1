import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';

export function settingValueText(value: unknown): string {
  if (value === true) return t`on`;
  if (value === false) return t`off`;
  if (value === null || value === undefined || value === '') return t`nothing`;
  if (Array.isArray(value)) return value.length === 0 ? t`an empty list` : joinList(value.map(String));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
