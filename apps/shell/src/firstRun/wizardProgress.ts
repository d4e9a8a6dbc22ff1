import { z } from '@hondana/shared/schema';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { type StepId, steps } from './steps.ts';

const progressSchema = z.object({
  saved: z.readonly(z.array(z.enum(steps.map(({ id }) => id)))),
  /** This tab started the server, so the wizard continues although the state isn't Waiting (facts 5.2). */
  isStarter: z.boolean(),
  username: z.string(),
});

/** Progress in this tab. Never contains a password. */
export type WizardProgress = Readonly<z.infer<typeof progressSchema>>;

const storageName = 'hondana.first-run';
const initialProgress: WizardProgress = { saved: [], isStarter: false, username: '' };

function parse(text: string | null): WizardProgress {
  try {
    return z.safeParse(progressSchema, JSON.parse(text ?? 'null')).data ?? initialProgress;
  } catch {
    return initialProgress;
  }
}

/** Fallback if sessionStorage is unavailable (private windows). */
let memoryFallback: string | null = null;

function readText(): string | null {
  try {
    return sessionStorage.getItem(storageName);
  } catch {
    return memoryFallback;
  }
}

const current = (): WizardProgress => parse(readText());

/** Triggers re-renders; the value itself is read from storage. */
const changesAtom = atom(0);

function change(next: WizardProgress): void {
  const text = JSON.stringify(next);
  try {
    sessionStorage.setItem(storageName, text);
  } catch {
    memoryFallback = text;
  }
  getDefaultStore().set(changesAtom, (count) => count + 1);
}

export function useWizardProgress(): WizardProgress {
  useAtomValue(changesAtom);
  return current();
}

export function markSaved(id: StepId): void {
  const progress = current();
  if (!progress.saved.includes(id)) change({ ...progress, saved: [...progress.saved, id] });
}

export function noteProgress(part: Partial<WizardProgress>): void {
  change({ ...current(), ...part });
}

export function endProgress(): void {
  change(initialProgress);
}
