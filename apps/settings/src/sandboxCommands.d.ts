// Declares the commands that start and stop a sandbox in screen tests.
import type {} from '../../../tools/vitest/sandboxProxy.ts';
