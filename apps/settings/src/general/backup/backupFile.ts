import { isRecord } from '@hondana/shared/api/isRecord';
import type { ServerSettings } from '@hondana/shared/api/types';
import { readSettings, type WebUiSettings } from '@hondana/shared/settings';
import { leavesOf, type SettingsDocuments } from '../../shared/draft/settingPath.ts';

/** What tells a backup from any other JSON file. */
const mark = 'hondana-settings';

/** Names of what must not lie about in files: passwords, tokens, keys, and addresses that carry them. */
const secretName = /password|token|apikey|avdumpkey|connectionstring|secret/i;
/** Accounts by name alone, which their passwords belong to. */
const secretPaths = new Set(['AniDb/Username', 'Database/Username']);

/** What makes this server this server, and could keep it from starting. */
const ownToServer = /^(FirstRun|SettingsVersion|ImagesPath|Database|Quartz|Web|Linux)(\/|$)/;

export function isSecret(path: string): boolean {
  return secretPaths.has(path) || secretName.test(path.split('/').at(-1) ?? '');
}

/** What a setting decides; those of a server and of its plugins are restored only when chosen one by one. */
export type SettingKind = 'ordinary' | 'server' | 'plugins';

export function backupKindOf(path: string): SettingKind {
  if (ownToServer.test(path)) return 'server';
  return /^web:hondana\/.*(plugin|remote)/i.test(path) ? 'plugins' : 'ordinary';
}

function withoutSecrets(document: Record<string, unknown>, parent = ''): Record<string, unknown> {
  const kept = Object.entries(document).flatMap(([name, value]) => {
    const path = parent === '' ? name : `${parent}/${name}`;
    if (isRecord(value)) return [[name, withoutSecrets(value, path)] as const];
    return isSecret(path) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

/** All settings as the text of a file; credentials and tokens only when they are asked for. */
export function backupText(settings: ServerSettings, options: { readonly withSecrets: boolean }): string {
  const document = settings as unknown as Record<string, unknown>;
  const kept = options.withSecrets ? document : withoutSecrets(document);
  return JSON.stringify({ format: mark, version: 1, settings: kept }, null, 2);
}

/** One setting that a backup would change. */
export interface Difference {
  readonly path: string;
  readonly now: unknown;
  readonly inBackup: unknown;
}

export interface ReadBackup {
  readonly differences: readonly Difference[];
  /** Settings of the file that this server does not have, or has as another kind of value. */
  readonly unknown: readonly string[];
}

function isSameKind(now: unknown, restored: unknown): boolean {
  if (now === null || restored === null) return !Array.isArray(now) && !Array.isArray(restored);
  return typeof now === typeof restored && Array.isArray(now) === Array.isArray(restored);
}

/** The interface's own settings by their `web:` paths. What only this interface knows is a value under each name. */
function webLeavesOf({ settingsRevision: _, hondana, ...settings }: WebUiSettings): Map<string, unknown> {
  // Whether the theme was chosen goes with the theme.
  const { isThemeChosen: __, ...own } = hondana;
  const leaves = [
    ...leavesOf(settings),
    ...Object.entries(own)
      .filter(([name]) => !name.includes('/'))
      .map(([name, value]) => [`hondana/${name}`, value] as const),
  ];
  return new Map(leaves.map(([path, value]) => [`web:${path}`, value]));
}

function webDifferences(text: string, current: WebUiSettings): Difference[] {
  const now = webLeavesOf(current);
  const inBackup = webLeavesOf(readSettings(text));
  return [...inBackup]
    .map(([path, value]) => ({ path, now: now.get(path), inBackup: value }))
    .filter((one) => JSON.stringify(one.now) !== JSON.stringify(one.inBackup));
}

/**
 * What a backup would change in the settings that hold now.
 *
 * @throws an error in words for people when the text is no backup
 */
export function readBackup(text: string, current: SettingsDocuments): ReadBackup {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('This isn’t a valid JSON file.');
  }
  if (!isRecord(file) || file.format !== mark || !isRecord(file.settings)) {
    throw new Error('The file is not a settings backup.');
  }
  const now = leavesOf(current.server);
  const unknown: string[] = [];
  const differences: Difference[] = [];
  for (const [path, inBackup] of leavesOf(file.settings)) {
    if (path === 'WebUI_Settings' && typeof inBackup === 'string') {
      differences.push(...webDifferences(inBackup, current.web));
      continue;
    }
    if (!now.has(path) || !isSameKind(now.get(path), inBackup)) unknown.push(path);
    else if (JSON.stringify(now.get(path)) !== JSON.stringify(inBackup)) {
      differences.push({ path, now: now.get(path), inBackup });
    }
  }
  return { differences, unknown };
}
