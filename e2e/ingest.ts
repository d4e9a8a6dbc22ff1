import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Ingest {
  /** Address of a project there, as a deployment names it. */
  readonly dsn: string;
  readonly received: string[];
  readonly close: () => void;
}

/** Somewhere for reports of errors, which keeps what comes. */
export async function startIngest(): Promise<Ingest> {
  const received: string[] = [];
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push(
      `${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${Buffer.concat(parts)}`,
    );
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { dsn: `http://publickey@127.0.0.1:${port}/7`, received, close: () => void server.close() };
}
