import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { repositoryPath } from '../tools/build/paths.ts';
import { untilAnswered } from './untilAnswered.ts';

export const nginxPath = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function exampleWith(changes: Readonly<Record<string, string>>): Promise<string> {
  const files = ['nginx.conf', 'remotes.conf'].map((name) =>
    readFile(repositoryPath('docs/hosting', name), 'utf8'),
  );
  let text = (await Promise.all(files)).join('\n');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`The example has no “${from}”.`);
    text = text.replaceAll(from, () => to);
  }
  return text;
}

export interface Nginx {
  readonly shell: string;
  readonly collection: string;
  readonly utilities: string;
  readonly stop: () => Promise<void>;
}

/** Runs until the returned function is called; `probe` is an address that responds once it is up. */
export async function runNginx(folder: string, site: string, probe: string): Promise<() => Promise<void>> {
  const main = `
    ${hasBrotli ? `load_module ${brotliModule};` : ''}
    worker_processes 1;
    pid nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
      include site.conf;
    }`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), main);
  // As root, nginx would switch to a user who can't read the test's folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(String(nginxPath), [
    ...['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    ...['-g', `${user}daemon off;`],
  ]);
  return untilAnswered('nginx', child, probe);
}

/** Runs the example of `docs/hosting` on free ports; `folder` has the folders of its three hosts. */
export async function startNginx(folder: string, api: string, prefix = '/webui'): Promise<Nginx> {
  const hosts = ['shoko', 'collection', 'utilities'] as const;
  const ports = await Promise.all(hosts.map(freePort));
  const listening = hosts.map(
    (host, index) =>
      [`listen 80;\n  server_name ${host}.example;`, `listen 127.0.0.1:${ports[index]};`] as const,
  );
  const site = await exampleWith({
    '/webui': prefix,
    ...Object.fromEntries(listening),
    '/srv/hondana': path.join(folder, 'hondana'),
    '/srv/collection': path.join(folder, 'collection'),
    '/srv/utilities': path.join(folder, 'utilities'),
    'http://127.0.0.1:8111': api,
    ...(hasBrotli ? { '#brotli_static': 'brotli_static' } : {}),
  });
  const address = (index: number): string => `http://127.0.0.1:${ports[index]}`;
  const stop = await runNginx(folder, site, `${address(0)}${prefix}/`);
  return { shell: address(0), collection: address(1), utilities: address(2), stop };
}
