/** `expect.element` ignores the timeout of `expect.poll` and waits for the rest of the test's time. */
import { expect, inject } from 'vitest';

const timeout = inject('assertionTimeout');
const expectElement = expect.element;
expect.element = (element, options) => expectElement(element, { timeout, ...options });

declare module 'vitest' {
  interface ProvidedContext {
    assertionTimeout: number;
  }
}
