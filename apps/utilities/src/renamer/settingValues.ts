import { t } from '@lingui/core/macro';
import type { Renamer, RenamerConfig, RenamerSetting, RenamerSettingDefinition } from './renamers.ts';

export type RenamerSettingKind = 'Text' | 'LargeText' | 'Boolean' | 'Integer' | 'Decimal' | 'Code';

/** `Auto` is decided by the value. */
export function settingKindOf(definition: RenamerSettingDefinition, value: unknown): RenamerSettingKind {
  if (definition.SettingType !== 'Auto') return definition.SettingType;
  if (typeof value === 'boolean') return 'Boolean';
  return typeof value === 'number' ? 'Decimal' : 'Text';
}

export function limitOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** All of the renamer's settings, with the config's value or else the renamer's default. */
export function valuesOf(config: RenamerConfig, renamer: Renamer | undefined): RenamerSetting[] {
  const find = (settings: readonly RenamerSetting[] | null | undefined, name: string | null) =>
    settings?.find((setting) => setting.Name === name);
  return (renamer?.Settings ?? []).map(({ Name }) => {
    const found = find(config.Settings, Name) ?? find(renamer?.DefaultSettings, Name);
    return { Name, Value: found?.Value ?? null };
  });
}

export function valueFault(definition: RenamerSettingDefinition, value: unknown): string | undefined {
  const kind = settingKindOf(definition, value);
  if (kind !== 'Integer' && kind !== 'Decimal') return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return t`Enter a number.`;
  if (kind === 'Integer' && !Number.isInteger(value)) return t`Enter a whole number.`;
  const min = limitOf(definition.MinimumValue);
  const max = limitOf(definition.MaximumValue);
  if (min !== undefined && value < min) return t`The minimum is ${min}.`;
  if (max !== undefined && value > max) return t`The maximum is ${max}.`;
  return undefined;
}

export function sameValues(left: readonly RenamerSetting[], right: readonly RenamerSetting[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** "Default (WebAOM Renamer - 5.3.3.0)", as shown in the select (facts 5.19). */
export function configLabel(config: RenamerConfig, renamer: Renamer | undefined): string {
  const known = renamer && `${renamer.Name} - ${renamer.Version ?? '?'}`;
  return `${config.Name} (${known ?? t`<Unknown>`})`;
}
