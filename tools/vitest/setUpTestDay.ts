/** Runs before each test file, in Node and in the browser. */
import { inject } from 'vitest';
import { shiftDate } from '../test/shiftDate.ts';

shiftDate(inject('clockOffset'));

declare module 'vitest' {
  interface ProvidedContext {
    clockOffset: number;
  }
}
