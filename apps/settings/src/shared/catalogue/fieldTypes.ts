/** The pages that share one draft of the settings. */
export type SettingsPageId =
  | 'general'
  | 'import'
  | 'anidb'
  | 'metadata-sites'
  | 'collection'
  | 'integrations';

interface FieldBase {
  /**
   * Place of the setting: `AniDb/Username` in the server's document, `web:theme` in the interface's own. A server
   * whose document lacks it does not know the setting, and the field is not drawn (facts 2).
   */
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  /** Another switch that must be on for this setting to matter. */
  readonly needs?: string;
}

interface SwitchField extends FieldBase {
  readonly kind: 'switch';
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
  /** What is said of a number out of range, where the specification has words for it. */
  readonly rangeText?: string;
}

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'password';
  /** What is wrong with a text, or nothing. */
  readonly fault?: (text: string) => { readonly title: string; readonly text?: string } | undefined;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly value: string | number;
    readonly label: string;
    readonly detail?: string;
  }[];
  /** The option that a kept value stands for, where several values mean the same. */
  readonly optionOf?: (value: unknown) => string | number;
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

export type SettingField =
  | SwitchField
  | NumberField
  | TextField
  | ChoiceField
  | WordsField
  | ChecklistField
  | OwnField;

export interface SettingsSection {
  readonly title: string;
  readonly fields: readonly SettingField[];
}

export interface SettingsPage {
  readonly id: SettingsPageId;
  readonly title: string;
  readonly sections: readonly SettingsSection[];
}
