import type { Page } from 'playwright';
import type { Content } from '../cold/lookAtScreen.ts';

export interface Arrival extends Content {
  /** Selector of what names the current page, such as its tab: the page before may have similar content. */
  readonly named: string;
  /** Text of that element after arrival. */
  readonly text: string;
}

export interface Step {
  readonly name: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Selector; the first match in view is pressed. */
  readonly control: string;
  readonly arrival: Arrival;
}

export interface Journey {
  readonly name: string;
  /** Name of a place. */
  readonly from: string;
  readonly steps: readonly Step[];
  /** With this many posters the collection is pressed while it still loads; at rest when undefined. */
  readonly earlyPosters?: number;
}
