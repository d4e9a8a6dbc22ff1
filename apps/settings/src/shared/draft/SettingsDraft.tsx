import { createContext, use } from 'react';
import type { FindableSetting } from '../findableSettings.ts';
import type { FieldFault } from '../settingsPage.ts';
import type { Edits } from './edits.ts';
import type { Refusal } from './saveEdits.ts';
import type { SettingsDocuments } from './settingPath.ts';

/** The one draft of the settings that all pages change and one button saves. */
export interface SettingsDraft {
  readonly documents: SettingsDocuments;
  /** What differs from the server, by path. */
  readonly edits: Edits;
  /** The setting of that path, and its page; nothing when it has no field. */
  readonly settingAt: (path: string) => FindableSetting | undefined;
  /** What is wrong with a changed value, as far as it can be seen here. */
  readonly faultAt: (path: string) => FieldFault | undefined;
  /** The value to show: the changed one, or the server's. */
  readonly valueFor: (path: string) => unknown;
  readonly change: (path: string, value: unknown) => void;
  /** Saves one setting at once, whatever else is changed. Rejects when it could not be saved. */
  readonly saveNow: (path: string, value: unknown) => Promise<void>;
  /** Takes changes back. */
  readonly reset: (paths: readonly string[]) => void;
  /** Someone else changed the setting meanwhile; the own value is to stand all the same. */
  readonly keepOwn: (path: string) => void;
  readonly cancel: () => void;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** What the server said against the last try. */
  readonly refusal: Refusal | undefined;
  /** Saves what is not refused by name, without the server's validation. */
  readonly saveRest: () => void;
}

const DraftContext = createContext<SettingsDraft | undefined>(undefined);

export const SettingsDraftProvider = DraftContext;

/** The draft of the page's settings. */
export function useDraft(): SettingsDraft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('No settings draft available.');
  return draft;
}
