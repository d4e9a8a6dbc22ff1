import type { ServerSettings } from '@hondana/shared/api/types';
import { isRecord } from '@hondana/shared/http/isRecord';
import type { WebUiSettings } from '@hondana/shared/settings';

/** `web` is the parsed form of the interface's settings inside `server`. */
export interface SettingsDocuments {
  readonly server: ServerSettings;
  readonly web: WebUiSettings;
}

const webPrefix = 'web:';

/** Off and not stored until turned on. */
const ownSwitches = ['web:hondana/errorReporting'];

export function isWebPath(path: string): boolean {
  return path.startsWith(webPrefix);
}

function stepsOf(path: string): string[] {
  return (isWebPath(path) ? path.slice(webPrefix.length) : path).split('/');
}

export function valueAt({ server, web }: SettingsDocuments, path: string): unknown {
  let value: unknown = isWebPath(path) ? web : server;
  for (const step of stepsOf(path)) {
    if (!isRecord(value) || !Object.hasOwn(value, step))
      return ownSwitches.includes(path) ? false : undefined;
    value = value[step];
  }
  return value;
}

function put(holder: unknown, [step = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const known = isRecord(holder) ? holder : {};
  return { ...known, [step]: rest.length === 0 ? value : put(known[step], rest, value) };
}

export function withWebValue(settings: WebUiSettings, path: string, value: unknown): WebUiSettings {
  // Same shape with one value replaced by one of its kind; the reader validates when reading back.
  return put(settings, stepsOf(path), value) as unknown as WebUiSettings;
}

/** Computed by the server from other settings: `readOnly` in its document; a patch that writes it is refused whole. */
const computed: readonly string[] = ['Plugins/Renamer/RelocateOnImport'];

export function isComputed(path: string): boolean {
  return computed.includes(path);
}

/** The path's name in the server's validation errors: `AniDb.Username`. */
export function serverNameOf(path: string): string {
  return stepsOf(path).join('.');
}

export function isSameValue(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** Lists count as values. */
export function leavesOf(document: unknown, parent = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  if (!isRecord(document)) return leaves;
  for (const [name, value] of Object.entries(document)) {
    // A name with a slash would be ambiguous in a path; the server has none.
    if (name === '' || name.includes('/') || name.includes('~')) continue;
    const path = parent === '' ? name : `${parent}/${name}`;
    if (isRecord(value)) for (const [inner, leaf] of leavesOf(value, path)) leaves.set(inner, leaf);
    else leaves.set(path, value);
  }
  return leaves;
}
