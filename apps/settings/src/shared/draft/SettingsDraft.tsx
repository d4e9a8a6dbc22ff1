import { createContext, use } from 'react';
import type { FieldFault } from '../catalogue/fieldFault.ts';
import type { Edits } from './edits.ts';
import type { Refusal } from './saveEdits.ts';
import type { SettingsDocuments } from './settingPath.ts';

/** What the draft must know of a field. */
export interface DraftField {
  readonly path: string;
  readonly label: string;
  readonly page: string;
}

/** The one draft of the settings that all pages change and one button saves. */
export interface SettingsDraft {
  readonly documents: SettingsDocuments;
  /** What differs from the server, by path. */
  readonly edits: Edits;
  /** The value to show: the changed one, or the server's. */
  readonly valueFor: (path: string) => unknown;
  readonly change: (field: DraftField, value: unknown, fault?: FieldFault) => void;
  /** Saves one setting at once, whatever else is changed. Rejects when it could not be saved. */
  readonly saveNow: (field: DraftField, value: unknown) => Promise<void>;
  /** Takes changes back. */
  readonly reset: (paths: readonly string[]) => void;
  /** Somebody else changed the setting meanwhile; the own value is to stand all the same. */
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
  if (!draft) throw new Error('There is no draft of the settings here.');
  return draft;
}
