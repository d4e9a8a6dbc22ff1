/** When a step can be done: before the server's start, at it, or as the user that it then has. */
type Phase = 'before' | 'start' | 'after';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly phase: Phase;
}

/** The steps of the first run, in order; the IDs are their addresses. */
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

/** Address of a step. */
export function stepPath(id: StepId): string {
  return `/firstrun/${id}`;
}

/** The step that an address names. */
export function findStep(id: string | undefined): (typeof steps)[number] | undefined {
  return steps.find((step) => step.id === id);
}
