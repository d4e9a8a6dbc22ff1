import { createContext, use } from 'react';
import type { FindableSetting } from '../findableSettings.ts';
import type { FieldFault } from '../settingsPage.ts';
import type { Edits } from './edits.ts';
import type { Refusal } from './saveEdits.ts';
import type { SettingsDocuments } from './settingPath.ts';

export interface SettingsDraft {
  readonly documents: SettingsDocuments;
  /** By path. */
  readonly edits: Edits;
  /** Undefined if the path has no field. */
  readonly settingAt: (path: string) => FindableSetting | undefined;
  /** Client-side validation of a changed value. */
  readonly faultAt: (path: string) => FieldFault | undefined;
  readonly valueFor: (path: string) => unknown;
  readonly change: (path: string, value: unknown) => void;
  /** Leaves the other edits. Rejects if it could not be saved. */
  readonly saveNow: (path: string, value: unknown) => Promise<void>;
  readonly reset: (paths: readonly string[]) => void;
  /** Resolves a conflict. */
  readonly keepMine: (path: string) => void;
  readonly cancel: () => void;
  readonly save: () => void;
  readonly isSaving: boolean;
  readonly refusal: Refusal | undefined;
  /** Why the server didn't take a value. */
  readonly refusalAt: (path: string) => string | undefined;
  /** Saves what wasn't refused by name, without the server's validation. */
  readonly saveRest: () => void;
}

const DraftContext = createContext<SettingsDraft | undefined>(undefined);

export const SettingsDraftProvider = DraftContext;

export function useDraft(): SettingsDraft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('No settings draft available.');
  return draft;
}
