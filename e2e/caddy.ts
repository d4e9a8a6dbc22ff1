import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untilAnswered } from './untilAnswered.ts';

/** The system's Caddy, if there is one. */
export const caddyPath = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync);

/** Runs Caddy with a site in a folder until the returned function is called; the probe is an address that answers. */
export async function runCaddy(folder: string, site: string, probe: string): Promise<() => Promise<void>> {
  await writeFile(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const child = spawn(String(caddyPath), ['run', '--config', 'Caddyfile'], {
    cwd: folder,
    // It keeps certificates and its last configuration at home.
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  return untilAnswered('Caddy', child, probe);
}
