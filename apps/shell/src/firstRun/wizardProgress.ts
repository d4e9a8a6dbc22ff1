import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { findStep, type StepId } from './steps.ts';

/** How far the first run has come in this tab. No password is among it. */
export interface WizardProgress {
  /** Steps whose answers the server has. */
  readonly saved: readonly StepId[];
  /** Whether this tab started the server: then the wizard goes on though the server waits no more (facts 5.2). */
  readonly isStarter: boolean;
  /** The user that was named, to sign in with. */
  readonly username: string;
}

const storageName = 'hondana.first-run';
const beginning: WizardProgress = { saved: [], isStarter: false, username: '' };

function parse(text: string | null): WizardProgress {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return beginning;
    const { saved, isStarter, username } = value as Record<string, unknown>;
    const ids = Array.isArray(saved) ? saved.map((id) => findStep(String(id))?.id) : [];
    return {
      saved: ids.filter((id) => id !== undefined),
      isStarter: isStarter === true,
      username: typeof username === 'string' ? username : '',
    };
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
