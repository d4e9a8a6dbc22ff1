import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryPath } from '../tools/build/paths.ts';
import { freePort, runNginx } from './nginx.ts';

/** A proxy that passes everything below a path of its own on to the server's root. */
export interface PathProxy {
  /** Address of the host; the same server is at `/shoko/` and at `/other/`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Runs nginx with the example of the documentation in front of a server. */
export async function startPathProxy(server: string): Promise<PathProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-path-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const example = await readFile(repositoryPath('docs/hosting/path.conf'), 'utf8');
  const site = example
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name home.example;', '')
    .replace('http://127.0.0.1:8111', server)
    // The same once more, for another path.
    .replace(
      / {2}location = \/shoko[\s\S]*\n {2}\}\n(?=\n)/,
      (part) => part + part.replaceAll('/shoko', '/other'),
    );
  const stop = await runNginx(folder, site, url);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
