import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { repositoryPath } from '../build/paths.ts';
import { listenOnFreePort } from './listenOnFreePort.ts';

const proxiedPaths = /^\/(api|plex|signalr)(\/|\?|$)/i;
const prefix = '/webui';
const folder = repositoryPath('dist/webui');

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

function targetFromArguments(): URL {
  try {
    return new URL(process.argv[2] ?? '');
  } catch {
    console.error(
      `SHOKO_URL must be the address of a Shoko Server, such as http://host:8111; it is "${process.argv[2]}".`,
    );
    process.exit(1);
  }
}

const target = targetFromArguments();
const client = target.protocol === 'https:' ? https : http;

function forwardedOptions(request: http.IncomingMessage): https.RequestOptions {
  return {
    protocol: target.protocol,
    hostname: target.hostname,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, host: target.host },
  };
}

function proxyRequest(request: http.IncomingMessage, response: http.ServerResponse): void {
  const forwarded = client.request(forwardedOptions(request), (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${target.origin} cannot be reached.`);
  });
  request.pipe(forwarded);
}

function proxySocket(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
  const forwarded = client.request(forwardedOptions(request));
  forwarded.on('upgrade', (answer, upstream, upstreamHead) => {
    const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
    socket.write(upstreamHead);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
    upstream.on('error', () => socket.destroy());
  });
  forwarded.on('response', () => socket.destroy());
  forwarded.on('error', () => socket.destroy());
  socket.on('error', () => forwarded.destroy());
  forwarded.end();
}

async function serveFile(pathname: string, response: http.ServerResponse): Promise<void> {
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname.slice(prefix.length))));
  const isFile = file.startsWith(folder) && (await stat(file).catch(() => undefined))?.isFile();
  // A Shoko Server answers with its page; missing additions of an installation are not an error.
  const isOptional = file.startsWith(path.join(folder, 'tweak'));
  if (!isFile && !isOptional && path.extname(file) !== '') return void response.writeHead(404).end();
  const name = isFile ? file : path.join(folder, 'index.html');
  // Files with a hash in the name never change; everything else is revalidated.
  const isImmutable = /[./-][0-9a-f]{8}(\.|\/)/.test(path.relative(folder, name));
  response.writeHead(200, {
    'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (isFile) createReadStream(name).pipe(response);
  else response.end(await readFile(name));
}

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (proxiedPaths.test(pathname)) return proxyRequest(request, response);
  if (pathname === prefix || pathname.startsWith(`${prefix}/`)) {
    serveFile(pathname, response).catch(() => response.writeHead(500).end());
    return;
  }
  response.writeHead(302, { location: `${prefix}/` }).end();
});
server.on('upgrade', proxySocket);

const port = await listenOnFreePort(server, process.env.PORT);
console.log(`Hondana for ${target.origin}: http://localhost:${port}${prefix}/`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
