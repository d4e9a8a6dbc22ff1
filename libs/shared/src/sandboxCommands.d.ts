// The commands that start and stop a sandbox in screen tests, as far as the tests of this library use them. The
// library imports no app, and tools/vitest, which brings them, does.
import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    startSandbox(options: { readonly series: number; readonly serverVersion?: string }): Promise<void>;
    stopSandbox(): Promise<void>;
  }
}
