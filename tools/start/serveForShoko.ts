import http from 'node:http';
import https from 'node:https';
import { createProxyServer } from 'http-proxy-3';
import sirv from 'sirv';
import { repositoryPath } from '../build/paths.ts';
import { freePorts } from '../dev/freePorts.ts';

const proxiedPaths = /^\/(api|plex|signalr)(\/|\?|$)/i;
const interfacePath = /^\/webui(?=[/?]|$)/;

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

const { origin, protocol } = targetFromArguments();
const { Agent } = protocol === 'https:' ? https : http;
const proxy = createProxyServer({
  target: origin,
  changeOrigin: true,
  agent: new Agent({ keepAlive: true }),
});
proxy.on('error', (_error, _request, response) => {
  if (response instanceof http.ServerResponse && !response.headersSent)
    response.writeHead(502, { 'content-type': 'text/plain' }).end(`${origin} cannot be reached.`);
  else response.destroy();
});

const serveFile = sirv(repositoryPath('dist/webui'), {
  // Files are looked up anew: a build may replace them meanwhile.
  dev: true,
  etag: true,
  single: true,
  setHeaders: (response, pathname) => {
    // Files with a hash in the name never change; everything else is revalidated.
    if (/[./-][0-9a-f]{8}(\.|\/)/.test(pathname))
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  },
});

const server = http.createServer((request, response) => {
  const { url = '/' } = request;
  if (proxiedPaths.test(url)) return proxy.web(request, response);
  if (!interfacePath.test(url)) return void response.writeHead(302, { location: '/webui/' }).end();
  request.url = url.replace(interfacePath, '');
  serveFile(request, response, () => {
    // A Shoko Server answers with its page; missing additions of an installation are not an error.
    if (!url.startsWith('/webui/tweak/')) return void response.writeHead(404).end();
    request.url = '/';
    serveFile(request, response);
  });
});
server.on('upgrade', (request, socket, head) => proxy.ws(request, socket, head));

const port = await freePorts(Number(process.env.PORT ?? 8111), 1);
server.listen(port);
console.log(`Hondana for ${origin}: http://localhost:${port}/webui/`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
