import type { RelocatedBy } from './renamers.ts';

/** What the page relocates files by: the chosen config, or since 6 the chosen preset, with its unsaved changes. */
export interface RelocationMethod {
  /** As the server finds it: a config's name, a preset's ID. */
  readonly id: string;
  readonly name: string;
  /** That it must be saved before it relocates files; undefined without unsaved changes. */
  readonly edited: string | undefined;
  /** Undefined while there is nothing to preview by: none is chosen, or a value is invalid. */
  readonly by: RelocatedBy | undefined;
  /** Why it can't relocate files, for a sentence of its own; undefined if it can. */
  readonly blocked: string | undefined;
}
