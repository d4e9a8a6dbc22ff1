import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Ingest {
  readonly dsn: string;
  readonly received: string[];
  readonly close: () => void;
}

/** A fake error reporting server that records what it receives. */
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
