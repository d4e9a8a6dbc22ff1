import type { BrowserName } from '@mdn/browser-compat-data/types';

export interface Need {
  /** MDN's name: `URL.parse`, `light-dark()`, `text-wrap: pretty`. */
  readonly feature: string;
  readonly lacking: readonly BrowserName[];
}
