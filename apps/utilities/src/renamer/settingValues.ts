import type { Renamer, RenamerConfig, RenamerSetting, RenamerSettingDefinition } from './renamers.ts';

export type RenamerSettingKind = 'Text' | 'LargeText' | 'Boolean' | 'Integer' | 'Decimal' | 'Code';

/** The type of a setting; `Auto` goes by the value. */
export function settingKindOf(definition: RenamerSettingDefinition, value: unknown): RenamerSettingKind {
  if (definition.SettingType !== 'Auto') return definition.SettingType;
  if (typeof value === 'boolean') return 'Boolean';
  return typeof value === 'number' ? 'Decimal' : 'Text';
}

/** A limit of a setting, if it has one. */
export function limitOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Every setting of the renamer, with the config's value for it, or the renamer's default. */
export function valuesOf(config: RenamerConfig, renamer: Renamer | undefined): RenamerSetting[] {
  const find = (settings: readonly RenamerSetting[] | null | undefined, name: string | null) =>
    settings?.find((setting) => setting.Name === name);
  return (renamer?.Settings ?? []).map(({ Name }) => {
    const found = find(config.Settings, Name) ?? find(renamer?.DefaultSettings, Name);
    return { Name, Value: found?.Value ?? null };
  });
}

/** What is wrong with a value, in words; undefined when it may be saved. */
export function valueFault(definition: RenamerSettingDefinition, value: unknown): string | undefined {
  const kind = settingKindOf(definition, value);
  if (kind !== 'Integer' && kind !== 'Decimal') return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
  if (kind === 'Integer' && !Number.isInteger(value)) return 'Enter a whole number.';
  const least = limitOf(definition.MinimumValue);
  const most = limitOf(definition.MaximumValue);
  if (least !== undefined && value < least) return `The minimum is ${least}.`;
  if (most !== undefined && value > most) return `The maximum is ${most}.`;
  return undefined;
}

export function sameValues(left: readonly RenamerSetting[], right: readonly RenamerSetting[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** "Default (WebAOM Renamer - 5.3.3.0)", as shown in the select (facts 5.19). */
export function configLabel(config: RenamerConfig, renamer: Renamer | undefined): string {
  const known = renamer && `${renamer.Name} - ${renamer.Version ?? '?'}`;
  return `${config.Name} (${known ?? '<Unknown>'})`;
}
