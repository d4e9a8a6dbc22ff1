import http from 'node:http';
// Types the session's browser context as Playwright's.
import type {} from '@vitest/browser-playwright';
import { createProxyServer } from 'http-proxy-3';
import type { Plugin } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { createCheckedSandbox } from '../../apps/sandbox/src/reference/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../../apps/sandbox/src/server.ts';

/** By session ID, which each request carries: test files run in parallel sessions. */
const sandboxes = new Map<string, SandboxServer>();
const sessionHeader = 'x-test-session';

const sessionOf = ({ headers }: http.IncomingMessage): string => String(headers[sessionHeader]);

const proxiedPaths = /^\/(api|plex|signalr|webui|__sandbox)(\/|\?|$)/i;

const proxy = createProxyServer({ agent: new http.Agent({ keepAlive: true }) });
proxy.on('error', (_error, _request, response) => response.destroy());

/** Proxies the server's addresses to the test file's sandbox. */
export function sandboxProxy(): Plugin {
  return {
    name: 'sandbox-proxy',
    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        if (!proxiedPaths.test(request.url ?? '')) return next();
        const target = sandboxes.get(sessionOf(request))?.url;
        if (!target) return void response.writeHead(502).end('No sandbox has been started.');
        proxy.web(request, response, { target });
      });
      httpServer?.on('upgrade', (request, socket, head) => {
        const target = sandboxes.get(sessionOf(request))?.url;
        if (target && /^\/signalr\//i.test(request.url ?? '')) proxy.ws(request, socket, head, { target });
      });
    },
  };
}

const stopSandbox: BrowserCommand<[]> = async ({ sessionId }) => {
  await sandboxes.get(sessionId)?.close();
  sandboxes.delete(sessionId);
};

const startSandbox: BrowserCommand<[options: SandboxOptions]> = async (context, options) => {
  await stopSandbox(context);
  const sandbox = createCheckedSandbox(options);
  await sandbox.listen(0);
  sandboxes.set(context.sessionId, sandbox);
  await context.context.setExtraHTTPHeaders({ [sessionHeader]: context.sessionId });
};

export const sandboxCommands = { startSandbox, stopSandbox };

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Replaces this file's running sandbox, if any. */
    startSandbox(options: SandboxOptions): Promise<void>;
    stopSandbox(): Promise<void>;
  }
}
