import { z } from '@hondana/shared/schema';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { type StepId, steps } from './steps.ts';

const progressSchema = z.object({
  /** Steps whose answers the server has. */
  saved: z.readonly(z.array(z.enum(steps.map(({ id }) => id)))),
  /** Whether this tab started the server: then the wizard goes on though the server waits no more (facts 5.2). */
  isStarter: z.boolean(),
  /** The user that was named, to sign in with. */
  username: z.string(),
});

/** How far the first run has come in this tab. No password is among it. */
export type WizardProgress = Readonly<z.infer<typeof progressSchema>>;

const storageName = 'hondana.first-run';
const beginning: WizardProgress = { saved: [], isStarter: false, username: '' };

function parse(text: string | null): WizardProgress {
  try {
    return z.safeParse(progressSchema, JSON.parse(text ?? 'null')).data ?? beginning;
  } catch {
    return beginning;
  }
}

/** What the tab keeps; a closed store (private windows) keeps nothing, and memory alone holds it. */
let closedStore: string | null = null;

function readText(): string | null {
  try {
    return sessionStorage.getItem(storageName);
  } catch {
    return closedStore;
  }
}

const current = (): WizardProgress => parse(readText());

/** Counts the changes: what is kept is read where it is kept. */
const changesAtom = atom(0);

function change(next: WizardProgress): void {
  const text = JSON.stringify(next);
  try {
    sessionStorage.setItem(storageName, text);
  } catch {
    closedStore = text;
  }
  getDefaultStore().set(changesAtom, (count) => count + 1);
}

/** The progress of this tab, in a component. */
export function useWizardProgress(): WizardProgress {
  useAtomValue(changesAtom);
  return current();
}

/** Notes that the server has the answers of a step. */
export function markSaved(id: StepId): void {
  const progress = current();
  if (!progress.saved.includes(id)) change({ ...progress, saved: [...progress.saved, id] });
}

/** Notes something else. */
export function noteProgress(part: Partial<WizardProgress>): void {
  change({ ...current(), ...part });
}

/** The first run is over. */
export function endProgress(): void {
  change(beginning);
}
