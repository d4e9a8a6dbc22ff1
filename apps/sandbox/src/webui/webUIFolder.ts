import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Updates } from './updates.ts';

export interface StaticFile {
  readonly body: Buffer;
  readonly modified: Date;
  readonly tag: string;
}

const prefixLiteral = "WEBUI_PREFIX='/webui';";

const otherInterface: StaticFile = {
  body: Buffer.from(
    '<!doctype html><html lang="en"><title>Shoko Web UI</title><h1>Shoko Web UI</h1><p>The official interface, played by the sandbox.</p></html>',
  ),
  modified: new Date(0),
  tag: '"other-publisher"',
};

/** `webui`, `/webui/`, `` → `/webui`, `/webui`, ``. */
export function normalPrefix(prefix: string): string {
  const trimmed = prefix.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

export class WebUIFolder {
  readonly prefix: string;
  readonly folder: string | undefined;
  readonly #updates: Updates;
  #index: StaticFile | undefined;

  constructor(folder: string | undefined, prefix: string, updates: Updates) {
    this.#updates = updates;
    this.folder = folder === undefined ? undefined : resolve(folder);
    this.prefix = normalPrefix(prefix);
  }

  get exists(): boolean {
    return this.folder !== undefined;
  }

  /** `version.json` as `Init/Version` reports it. */
  component() {
    const file = this.file('version.json');
    if (this.#updates.installed !== undefined)
      return { ...this.#updates.installed, ReleaseChannel: 'Stable' };
    if (file === undefined) return undefined;
    const version = JSON.parse(file.body.toString('utf8')) as Record<string, string | undefined>;
    const name = version.package ?? '';
    return {
      Version: name.replace('-dev', ''),
      ...(version.minimumServerVersion === undefined
        ? {}
        : { MinimumServerVersion: version.minimumServerVersion }),
      ...(version.git === undefined ? {} : { Commit: version.git }),
      ReleaseChannel: name.includes('-dev') ? 'Dev' : 'Stable',
      ...(version.date === undefined ? {} : { ReleaseDate: version.date }),
      ...(version.tag === undefined ? {} : { Tag: version.tag }),
    };
  }

  /** With the current prefix; cached. */
  index(): StaticFile | undefined {
    if (this.#updates.replacedByOther) return otherInterface;
    if (this.#index !== undefined) return this.#index;
    const file = this.file('index.html');
    if (file === undefined) return undefined;
    const text = file.body.toString('utf8').replaceAll(prefixLiteral, `WEBUI_PREFIX='${this.prefix}';`);
    this.#index = { ...file, body: Buffer.from(text) };
    return this.#index;
  }

  /** After an update of the interface, or a restart. */
  forgetIndex(): void {
    this.#index = undefined;
  }

  /** Read from disk each time. */
  file(path: string): StaticFile | undefined {
    const full = this.#inside(path);
    if (full === undefined || !existsSync(full)) return undefined;
    const stat = statSync(full);
    if (!stat.isFile()) return undefined;
    const tag = createHash('sha1').update(`${stat.mtimeMs} ${stat.size}`).digest('hex').slice(0, 15);
    return { body: readFileSync(full), modified: stat.mtime, tag: `"${tag}"` };
  }

  /** Undefined outside the prefix. Case-insensitive. */
  pathWithin(address: string): string | undefined {
    if (this.prefix === '') return address.slice(1);
    const lower = address.toLowerCase();
    const prefix = this.prefix.toLowerCase();
    if (lower === prefix) return '';
    return lower.startsWith(`${prefix}/`) ? address.slice(prefix.length + 1) : undefined;
  }

  #inside(path: string): string | undefined {
    if (this.folder === undefined || path.includes('\0')) return undefined;
    const full = join(this.folder, path);
    return full.startsWith(this.folder + sep) ? full : undefined;
  }
}
