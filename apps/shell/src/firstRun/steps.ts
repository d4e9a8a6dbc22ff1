/** `after`: as the server's first user. */
type Phase = 'before' | 'start' | 'after';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly phase: Phase;
}

export const steps = [
  { id: 'acknowledgement', title: 'Acknowledgement', phase: 'before' },
  { id: 'local-account', title: 'Local Account', phase: 'before' },
  { id: 'anidb-account', title: 'AniDB Account', phase: 'before' },
  { id: 'metadata-sources', title: 'Metadata Sources', phase: 'before' },
  { id: 'start-server', title: 'Start Server', phase: 'start' },
  { id: 'import-folders', title: 'Import Folders', phase: 'after' },
  { id: 'data-collection', title: 'Data Collection', phase: 'after' },
] as const satisfies readonly Step[];

export type StepId = (typeof steps)[number]['id'];

export function stepPath(id: StepId): string {
  return `/firstrun/${id}`;
}

export function findStep(id: string | undefined): (typeof steps)[number] | undefined {
  return steps.find((step) => step.id === id);
}
