import type { Page } from 'playwright';
import type { Content } from '../cold/lookAtScreen.ts';
import type { Place } from '../cold/places.ts';

/** Where a press leads to. */
export interface Arrival extends Content {
  /** Selector of what names the page that is shown, such as the current tab; the page before may have like content. */
  readonly named: string;
  /** What it says then. */
  readonly text: string;
}

/** One press within the interface. */
export interface Step {
  readonly name: string;
  /** What has to be there before the press: a form that is filled in, a menu that is open. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Selector of what is pressed: the first in view. */
  readonly control: string;
  readonly arrival: Arrival;
}

/** Steps from one page to the next, each taken once everything has come to rest. */
export interface Journey {
  readonly name: string;
  readonly from: Place;
  readonly steps: readonly Step[];
}
