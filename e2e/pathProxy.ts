import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryPath } from '../tools/build/paths.ts';
import { runCaddy } from './caddy.ts';
import { freePort, runNginx } from './nginx.ts';

/** A proxy that passes everything below a path of its own on to the server's root. */
export interface PathProxy {
  /** Address of the host; the same server is at `/shoko/` and at `/other/`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The example of each program in the documentation, and what a test changes in it. */
const programs = {
  nginx: {
    example: 'path.conf',
    listenAt: (text: string, port: number) =>
      text.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('server_name home.example;', ''),
    pathPart: / {2}location = \/shoko[\s\S]*\n {2}\}\n(?=\n)/,
    run: runNginx,
  },
  caddy: {
    example: 'Caddyfile',
    listenAt: (text: string, port: number) => text.replace('home.example {', `http://127.0.0.1:${port} {`),
    pathPart: /\tredir \/shoko [\s\S]*\n\t\}\n/,
    run: runCaddy,
  },
};

/** Runs a proxy with the example of the documentation in front of a server. */
export async function startPathProxy(program: keyof typeof programs, server: string): Promise<PathProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-path-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { example, listenAt, pathPart, run } = programs[program];
  const text = await readFile(repositoryPath('docs/hosting', example), 'utf8');
  const site = listenAt(text, port)
    .replace(/(http:\/\/)?127\.0\.0\.1:8111/, server)
    // The same once more, for another path.
    .replace(pathPart, (part) => part + part.replaceAll('/shoko', '/other'));
  const stop = await run(folder, site, url);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
