import type { FieldBase, OptionField } from '@hondana/shared/serverOptions/fieldTypes';

/** The pages that share one draft of the settings. */
export type SettingsPageId =
  | 'general'
  | 'import'
  | 'anidb'
  | 'metadata-sites'
  | 'collection'
  | 'integrations';

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'password';
  /** What is wrong with a text, or nothing. */
  readonly fault?: (text: string) => { readonly title: string; readonly text?: string } | undefined;
}

/** A list that is written with commas between its entries. */
export interface WordsField extends FieldBase {
  readonly kind: 'words';
}

/** Which of a set of names are in the list. */
export interface ChecklistField extends FieldBase {
  readonly kind: 'checklist';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A setting that its page draws in a way of its own; here for the search and the restoring of backups. */
interface OwnField extends FieldBase {
  readonly kind: 'own';
}

/** A field's path may begin with `web:` for a setting of the interface's own; others are the server's. */
export type SettingField = OptionField | TextField | WordsField | ChecklistField | OwnField;

export interface SettingsSection {
  readonly title: string;
  readonly fields: readonly SettingField[];
}

export interface SettingsPage {
  readonly id: SettingsPageId;
  readonly title: string;
  readonly sections: readonly SettingsSection[];
}
