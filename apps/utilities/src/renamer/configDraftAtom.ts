import { perSession } from '@hondana/shared/session/perSession';
import { atom } from 'jotai';
import type { ConfigEdits } from './configEdits.ts';

/** A config with the changes that are not saved yet. */
interface Draft {
  readonly name: string;
  readonly edits: ConfigEdits;
}

/** What is being changed. A session that expires takes the page away, and not the script that was typed into it. */
export const configDraftAtom = perSession(() => atom<Draft>());
