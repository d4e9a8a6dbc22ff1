import type { RenamerSetting } from './renamers.ts';

/** What a setting is to be, and what it was when that was begun. */
export interface SettingEdit {
  readonly value: unknown;
  readonly base: unknown;
}

/** Changed settings of a config by name. */
export type ConfigEdits = Readonly<Record<string, SettingEdit>>;

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The values with the changes made to them; what was not changed is as the server has it. */
export function withEdits(saved: readonly RenamerSetting[], edits: ConfigEdits = {}): RenamerSetting[] {
  return saved.map((setting) => {
    const edit = edits[setting.Name ?? ''];
    return edit ? { ...setting, Value: edit.value } : setting;
  });
}

/** Changed settings that someone else has changed too, to another value. */
export function contestedSettings(edits: ConfigEdits, now: readonly RenamerSetting[]): string[] {
  return now.flatMap(({ Name, Value }) => {
    const edit = edits[Name ?? ''];
    return Name && edit && !isSame(Value, edit.base) && !isSame(Value, edit.value) ? [Name] : [];
  });
}

/** Takes what the server has now as what the changes were begun from: they are to stand. */
export function withCurrentConfig(edits: ConfigEdits, now: readonly RenamerSetting[]): ConfigEdits {
  return Object.fromEntries(
    Object.entries(edits).map(([name, edit]) => {
      const current = now.find(({ Name }) => Name === name);
      return [name, current ? { ...edit, base: current.Value } : edit];
    }),
  );
}
