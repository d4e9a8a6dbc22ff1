// Types of the sandbox commands for screen tests.
import type {} from '../../../tools/vitest/sandboxProxy.ts';
