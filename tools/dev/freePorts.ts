import { createServer } from 'node:net';

function isFreeAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // The computer may lack the host's address family; then nothing listens there.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

async function isFree(port: number): Promise<boolean> {
  return (await isFreeAt('127.0.0.1', port)) && (await isFreeAt('::1', port));
}

/**
 * The first of `count` consecutive free ports: a Shoko Server may have taken the wanted one.
 * @throws Error when there is none nearby
 */
export async function freePorts(wanted: number, count: number): Promise<number> {
  let free = 0;
  for (let port = wanted; port < wanted + 50 + count; port++) {
    free = (await isFree(port)) ? free + 1 : 0;
    if (free === count) return port - count + 1;
  }
  throw new Error(`From port ${wanted} on there are no ${count} free ones in a row.`);
}
