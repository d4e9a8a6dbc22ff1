import { z } from '@hondana/shared/schema';
import { useSyncExternalStore } from 'react';
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

let last = { text: null as string | null, progress: beginning };
const listeners = new Set<() => void>();

function current(): WizardProgress {
  const text = readText();
  if (text !== last.text) last = { text, progress: parse(text) };
  return last.progress;
}

function change(next: WizardProgress): void {
  const text = JSON.stringify(next);
  try {
    sessionStorage.setItem(storageName, text);
  } catch {
    closedStore = text;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The progress of this tab, in a component. */
export function useWizardProgress(): WizardProgress {
  return useSyncExternalStore(subscribe, current);
}

/** Notes that the server has the answers of a step. */
export function markSaved(id: StepId): void {
  const { saved } = current();
  if (!saved.includes(id)) change({ ...current(), saved: [...saved, id] });
}

/** Notes something else. */
export function noteProgress(part: Partial<WizardProgress>): void {
  change({ ...current(), ...part });
}

/** The first run is over. */
export function endProgress(): void {
  change(beginning);
}
