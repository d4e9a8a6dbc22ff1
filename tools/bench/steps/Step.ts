import type { Page } from 'playwright';
import type { Content } from '../cold/lookAtScreen.ts';
import type { Place } from '../cold/places.ts';

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
  readonly from: Place;
  readonly steps: readonly Step[];
}
