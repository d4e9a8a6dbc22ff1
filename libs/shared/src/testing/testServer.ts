import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Drops the connection instead of answering. */
  readonly cut?: boolean;
}

export interface TestServer {
  readonly received: readonly ReceivedCall[];
  close(): Promise<void>;
}

/** A server that answers as the test says, faults included. `fetch` reaches it as the page's own origin. */
export async function startTestServer(answer: (call: ReceivedCall) => Answer): Promise<TestServer> {
  const received: ReceivedCall[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    received.push(call);
    const {
      status = 200,
      type = 'application/json; charset=utf-8',
      body: text = '',
      headers,
      cut,
    } = answer(call);
    if (cut) return void request.socket.destroy();
    response.writeHead(status, { ...headers, ...(text !== '' && { 'Content-Type': type }) }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    original(new URL(input, `http://127.0.0.1:${port}`), init),
  );
  return {
    received,
    close: () =>
      new Promise((resolve) => {
        vi.stubGlobal('fetch', original);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Web Storage, which Node lacks. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(name: string): void {
    this.#items.delete(name);
  }
  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }
}
