import type { BrowserName } from '@mdn/browser-compat-data/types';

/** Something that a file uses and that browsers of the floor lack. */
export interface Need {
  /** As MDN names it: `URL.parse`, `light-dark()`, `text-wrap: pretty`. */
  readonly feature: string;
  readonly lacking: readonly BrowserName[];
}
