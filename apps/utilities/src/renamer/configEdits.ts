import type { RenamerSetting } from './renamers.ts';

/** `base` is the value on the server when the edit began. */
export interface SettingEdit {
  readonly value: unknown;
  readonly base: unknown;
}

export type ConfigEdits = Readonly<Record<string, SettingEdit>>;

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

export function withEdits(saved: readonly RenamerSetting[], edits: ConfigEdits = {}): RenamerSetting[] {
  return saved.map((setting) => {
    const edit = edits[setting.Name ?? ''];
    return edit ? { ...setting, Value: edit.value } : setting;
  });
}

/** Edited settings that someone else has changed to another value. */
export function conflictingSettings(edits: ConfigEdits, now: readonly RenamerSetting[]): string[] {
  return now.flatMap(({ Name, Value }) => {
    const edit = edits[Name ?? ''];
    return Name && edit && !isSame(Value, edit.base) && !isSame(Value, edit.value) ? [Name] : [];
  });
}

/** Rebases the edits on the server's current values, so that they win. */
export function rebaseEdits(edits: ConfigEdits, now: readonly RenamerSetting[]): ConfigEdits {
  return Object.fromEntries(
    Object.entries(edits).map(([name, edit]) => {
      const current = now.find(({ Name }) => Name === name);
      return [name, current ? { ...edit, base: current.Value } : edit];
    }),
  );
}
