import type { Server } from 'node:http';

const usualPort = 8111;

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

export async function listenOnFreePort(server: Server, wanted: string | undefined): Promise<number> {
  const first = wanted ? Number(wanted) : usualPort;
  if (!Number.isInteger(first) || first < 1 || first > 65535)
    throw new Error(`PORT must be a port number; it is "${wanted}".`);
  for (let port = first; port < first + 50; port++) {
    if (await listen(server, port)) {
      if (port !== first)
        console.log(`Port ${first} is taken (a Shoko Server uses ${usualPort}, too); using ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port between ${first} and ${first + 49}.`);
}
