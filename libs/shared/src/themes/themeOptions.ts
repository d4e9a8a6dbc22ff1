import type { SelectOption } from '@hondana/shared/overlays/select';
import { t } from '@lingui/core/macro';
import type { WebUiTheme } from '../api/types.ts';

/** Path of the theme setting. */
export const themePath = 'web:theme';

const builtIn = (): readonly SelectOption<string>[] => [
  { value: 'theme-auto', label: t`System` },
  { value: 'theme-shoko-gray', label: t`Shoko Gray (Default)` },
  { value: 'theme-hondana-light', label: t`Light` },
  { value: 'theme-hondana-contrast', label: t`High Contrast` },
];

/** The setting's value for a server theme. */
export function themeValue(id: string | null | undefined): string {
  return `theme-${id ?? ''}`;
}

/** The ID of a server theme; undefined for a built-in one. */
export function serverThemeId(value: string): string | undefined {
  if (builtIn().some((option) => option.value === value)) return undefined;
  return /^theme-([\w-]{1,100})$/.exec(value)?.[1];
}

export function themeDetail({ Description, Version, Author }: WebUiTheme): string {
  const parts = [Description, Version && t`Version ${Version}`, Author && t`by ${Author}`];
  return parts.filter(Boolean).join(' · ');
}

/** Includes a chosen theme that the server no longer has, marked as such. */
export function themeOptions(themes: readonly WebUiTheme[], chosen: string): SelectOption<string>[] {
  const serverOptions = themes.map((theme) => ({
    value: themeValue(theme.ID),
    label: theme.Name ?? theme.ID ?? '',
    detail: themeDetail(theme),
  }));
  const all = [...builtIn(), ...serverOptions];
  if (all.some(({ value }) => value === chosen)) return all;
  return [...all, { value: chosen, label: chosen.replace(/^theme-/, ''), detail: t`Not on the server` }];
}
