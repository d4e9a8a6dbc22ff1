/** Runs before each test file, in Node and in the browser: the day of tools/test/testDay.ts is its day. */
import { inject } from 'vitest';
import { shiftDate } from '../test/shiftDate.ts';

shiftDate(inject('clockOffset'));

declare module 'vitest' {
  interface ProvidedContext {
    clockOffset: number;
  }
}
