import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';

/** `after`: as the server's first user. */
type Phase = 'before' | 'start' | 'after';

interface Step {
  readonly id: string;
  readonly title: TextDescriptor;
  readonly phase: Phase;
}

export const steps = [
  { id: 'acknowledgement', title: msg`Acknowledgement`, phase: 'before' },
  { id: 'local-account', title: msg`Local Account`, phase: 'before' },
  { id: 'anidb-account', title: msg`AniDB Account`, phase: 'before' },
  { id: 'metadata-sources', title: msg`Metadata Sources`, phase: 'before' },
  { id: 'start-server', title: msg`Start Server`, phase: 'start' },
  { id: 'import-folders', title: msg`Import Folders`, phase: 'after' },
  { id: 'data-collection', title: msg`Data Collection`, phase: 'after' },
] as const satisfies readonly Step[];

export type StepId = (typeof steps)[number]['id'];

export function stepPath(id: StepId): string {
  return `/firstrun/${id}`;
}

export function findStep(id: string | undefined): (typeof steps)[number] | undefined {
  return steps.find((step) => step.id === id);
}
