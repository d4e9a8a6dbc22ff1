import { perSession } from '@hondana/shared/session/perSession';
import { atom } from 'jotai';
import type { ConfigEdits } from './configEdits.ts';

interface Draft {
  readonly name: string;
  readonly edits: ConfigEdits;
}

/** Outlives the page when a session expires, so that an edited script isn't lost. */
export const configDraftAtom = perSession(() => atom<Draft>());
