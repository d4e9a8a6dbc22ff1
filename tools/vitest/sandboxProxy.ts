import http from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
// Types the session's browser context as Playwright's.
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { createCheckedSandbox } from '../../apps/sandbox/src/contract/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../../apps/sandbox/src/server.ts';

interface Middlewares {
  use(
    handler: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void,
  ): void;
}

interface TestServer {
  readonly middlewares: Middlewares;
  readonly httpServer: {
    on(
      event: 'upgrade',
      handler: (request: http.IncomingMessage, socket: Duplex, head: Buffer) => void,
    ): void;
  } | null;
}

/** By session ID, which each request carries: test files run in parallel sessions. */
const sandboxes = new Map<string, SandboxServer>();
const sessionHeader = 'x-test-session';

const sandboxOf = ({ headers }: http.IncomingMessage): SandboxServer | undefined =>
  sandboxes.get(String(headers[sessionHeader]));

const proxiedPaths = /^\/(api|plex|signalr|webui|__sandbox)(\/|\?|$)/i;

/** Proxies the server's addresses to the test file's sandbox. */
export function sandboxProxy() {
  return {
    name: 'sandbox-proxy',
    configureServer(server: TestServer) {
      server.middlewares.use((request, response, next) => {
        if (!proxiedPaths.test(request.url ?? '')) return next();
        const sandbox = sandboxOf(request);
        if (!sandbox) return void response.writeHead(502).end('No sandbox has been started.');
        const { port } = sandbox;
        const forwarded = http.request(
          { port, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        forwarded.on('error', () => response.destroy());
        request.pipe(forwarded);
      });
      server.httpServer?.on('upgrade', (request, socket, head) => {
        const sandbox = sandboxOf(request);
        if (!sandbox || !/^\/signalr\//i.test(request.url ?? '')) return;
        const upstream = net.connect(sandbox.port, '127.0.0.1', () => {
          const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\r\n`);
          upstream.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
          upstream.write(head);
          upstream.pipe(socket).pipe(upstream);
        });
        const end = (): void => {
          upstream.destroy();
          socket.destroy();
        };
        upstream.on('error', end);
        socket.on('error', end);
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
