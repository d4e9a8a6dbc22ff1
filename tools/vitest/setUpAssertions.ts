/**
 * Runs before each screen test file. `expect.element` takes what is left of the test's time, whatever `expect.poll`
 * is configured to; here it waits as long as all other assertions.
 */
import { expect, inject } from 'vitest';

const timeout = inject('assertionTimeout');
const expectElement = expect.element;
expect.element = (element, options) => expectElement(element, { timeout, ...options });

declare module 'vitest' {
  interface ProvidedContext {
    assertionTimeout: number;
  }
}
