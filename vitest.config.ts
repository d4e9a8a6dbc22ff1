import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sharedVersions } from './tools/build/sharedModules.ts';
import { assertionTimeout } from './tools/test/assertionTimeout.ts';
import { headlessChromiumPath } from './tools/test/chromium.ts';
import { ResultReporter } from './tools/test/results/vitestReporter.ts';
import { clockOffset, timeZone } from './tools/test/testDay.ts';
import { cachedModules } from './tools/vitest/cachedModules.ts';
import { preparedPackages } from './tools/vitest/preparedPackages.ts';
import { sandboxCommands, sandboxProxy } from './tools/vitest/sandboxProxy.ts';
import { texts } from './tools/vitest/texts.ts';

const project = process.env.NX_TASK_TARGET_PROJECT?.replace(/\W+/g, '-') ?? 'by-hand';

export default defineConfig({
  cacheDir: preparedPackages(project),
  plugins: [texts()],
  define: {
    __DEVELOPMENT__: 'true',
    __BUNDLE__: '"tests"',
    __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
  },
  test: {
    // The default leaves one processor idle for watch mode.
    maxWorkers: availableParallelism(),
    // Generous for loaded machines: nothing here measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Retries only in CI, and the summary names the tests that needed them.
    retry: process.env.CI ? 2 : 0,
    reporters: ['default', new ResultReporter()],
    expect: { poll: { timeout: assertionTimeout } },
    provide: { clockOffset, assertionTimeout },
    setupFiles: ['./tools/vitest/setUpTestDay.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          include: ['{apps,contract,libs,tools}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [cachedModules(), sandboxProxy()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-router',
            'react-router/dom',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            'p-map',
            'lucide',
            'marked',
            'jotai',
            '@module-federation/runtime',
            '@module-federation/runtime-core',
            'compare-versions',
            '@base-ui/react/dialog',
            '@base-ui/react/alert-dialog',
            '@base-ui/react/menu',
            '@base-ui/react/select',
            '@base-ui/react/combobox',
            '@base-ui/react/tooltip',
            '@base-ui/react/tabs',
            '@base-ui/react/csp-provider',
            '@microsoft/signalr',
            'react-hook-form',
            '@hookform/resolvers/zod',
            'zod/mini',
            'react-grid-layout',
            'react-grid-layout/core',
            '@codemirror/commands',
            '@codemirror/language',
            '@codemirror/legacy-modes/mode/clike',
            '@codemirror/legacy-modes/mode/javascript',
            '@codemirror/legacy-modes/mode/lua',
            '@codemirror/legacy-modes/mode/properties',
            '@codemirror/legacy-modes/mode/python',
            '@codemirror/legacy-modes/mode/xml',
            '@codemirror/legacy-modes/mode/yaml',
            '@codemirror/state',
            '@codemirror/view',
            '@lezer/highlight',
            '@sentry/browser',
            'axe-core',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'screens',
          include: ['{apps,libs,examples}/**/*.screen.test.tsx'],
          setupFiles: [
            './tools/vitest/setUpAssertions.ts',
            './libs/shared/src/testing/withoutOwnerStacks.tsx',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: assertionTimeout,
              launchOptions: { executablePath: headlessChromiumPath(), args: ['--no-sandbox'] },
              contextOptions: { timezoneId: timeZone, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
            commands: sandboxCommands,
          },
        },
      },
    ],
  },
});
