import type { FieldBase, OptionField } from '@hondana/shared/serverOptions/fieldTypes';
import type { ComponentType } from 'react';

/** What is wrong with a value: for the notice, and at the field. */
export interface FieldFault {
  readonly title: string;
  readonly text?: string;
}

interface TextSetting extends FieldBase {
  readonly kind: 'text' | 'password';
  /** What is wrong with a text, or nothing. */
  readonly fault?: (text: string) => FieldFault | undefined;
}

/** A list that is written with commas between its entries. */
export interface WordsSetting extends FieldBase {
  readonly kind: 'words';
}

/** Which of a set of names are in the list. */
export interface ChecklistSetting extends FieldBase {
  readonly kind: 'checklist';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A setting that its page renders in a way of its own; here for the search and the restoring of backups. */
interface CustomSetting extends FieldBase {
  readonly kind: 'custom';
}

/** A setting's path may begin with `web:` for one of the interface's own; others are the server's. */
export type Setting = OptionField | TextSetting | WordsSetting | ChecklistSetting | CustomSetting;

/** Whom something is offered alone. */
export type PageAudience = 'administrators' | 'others';

export interface SettingsSection {
  readonly title: string;
  readonly fields: readonly Setting[];
}

/** Something else that can be done on a page, for the search. Its element has `place:NAME` as `data-setting`. */
export interface SettingsPlace {
  readonly name: string;
  readonly section: string;
  readonly label: string;
  readonly description: string;
  /** Who finds it there; everyone who is offered the page by default. */
  readonly for?: PageAudience;
}

export interface SettingsPageProps {
  readonly page: SettingsPage;
}

/** A page of the settings: its entry in the menu, its route, its fields, and what the search finds on it. */
export interface SettingsPage {
  /** Below `/settings/`. */
  readonly path: string;
  readonly title: string;
  /** Who is offered the page; everyone by default. */
  readonly for?: PageAudience;
  readonly load: () => Promise<ComponentType<SettingsPageProps>>;
  /** A page below this one, such as one user. It has a title of its own. */
  readonly child?: { readonly path: string; readonly load: () => Promise<ComponentType> };
  /** On a page with sections people edit the shared draft, so it has Save and Cancel. */
  readonly sections?: readonly SettingsSection[];
  readonly places?: readonly SettingsPlace[];
}
