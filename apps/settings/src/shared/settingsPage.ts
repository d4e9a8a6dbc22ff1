import type { ServerRange } from '@hondana/shared/api/serverVersion';
import type { FieldBase, OptionField } from '@hondana/shared/serverOptions/fieldTypes';
import type { ComponentType } from 'react';

export interface FieldFault {
  readonly title: string;
  readonly text?: string;
}

interface TextSetting extends FieldBase {
  readonly kind: 'text' | 'password';
  readonly fault?: (text: string) => FieldFault | undefined;
}

export interface WordsSetting extends FieldBase {
  readonly kind: 'words';
}

export interface ChecklistSetting extends FieldBase {
  readonly kind: 'checklist';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Rendered by its page; listed for the search and for backups. */
interface CustomSetting extends FieldBase {
  readonly kind: 'custom';
}

/** Paths starting with `web:` are the interface's own settings, others the server's. */
export type Setting = OptionField | TextSetting | WordsSetting | ChecklistSetting | CustomSetting;

export type PageAudience = 'administrators' | 'others';

export interface SettingsSection {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly Setting[];
}

/** Found by the search. Its element has `data-setting="place:NAME"`. */
export interface SettingsPlace {
  readonly name: string;
  readonly section: string;
  readonly label: string;
  readonly description: string;
  readonly for?: PageAudience;
  readonly server?: ServerRange;
}

export interface SettingsPageProps {
  readonly page: SettingsPage;
}

/** Texts are in the language in use, so what has some is computed when used. */
export interface SettingsPage {
  /** Below `/settings/`. */
  readonly path: string;
  readonly title: () => string;
  readonly for?: PageAudience;
  /** Every server when omitted. */
  readonly server?: ServerRange;
  readonly load: () => Promise<ComponentType<SettingsPageProps>>;
  /** Such as one user. Has its own title. */
  readonly child?: { readonly path: string; readonly load: () => Promise<ComponentType> };
  /** Pages with sections edit the shared draft, so they have Save and Cancel. */
  readonly sections?: () => readonly SettingsSection[];
  readonly places?: () => readonly SettingsPlace[];
}
