import type { ServerSettings } from '@hondana/shared/api/types';
import { isRecord } from '@hondana/shared/http/isRecord';
import { readSettings, type WebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { isComputed, leavesOf, type SettingsDocuments } from '../../shared/draft/settingPath.ts';

const formatMark = 'hondana-settings';

/** Includes connection strings, as they contain passwords. */
const secretName = /password|token|apikey|avdumpkey|connectionstring|secret/i;
/** Account names, left out together with their passwords. */
const secretPaths = new Set(['AniDb/Username', 'Database/Username']);

/** Settings specific to this server, which could keep it from starting. */
const serverSpecific = /^(FirstRun|SettingsVersion|ImagesPath|Database|Quartz|Queue|Web|Linux)(\/|$)/;

export function isSecret(path: string): boolean {
  return secretPaths.has(path) || secretName.test(path.split('/').at(-1) ?? '');
}

/** Server and plugin settings are restored only if chosen individually. */
export type SettingKind = 'ordinary' | 'server' | 'plugins';

export function backupKindOf(path: string): SettingKind {
  if (serverSpecific.test(path)) return 'server';
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

export function backupText(settings: ServerSettings, options: { readonly withSecrets: boolean }): string {
  const document = settings as unknown as Record<string, unknown>;
  const kept = options.withSecrets ? document : withoutSecrets(document);
  return JSON.stringify({ format: formatMark, version: 1, settings: kept }, null, 2);
}

export interface Difference {
  readonly path: string;
  readonly now: unknown;
  readonly inBackup: unknown;
}

export interface ReadBackup {
  readonly differences: readonly Difference[];
  /** Settings that this server doesn't have, or has with another type. */
  readonly unknown: readonly string[];
}

function isSameKind(now: unknown, restored: unknown): boolean {
  if (now === null || restored === null) return !Array.isArray(now) && !Array.isArray(restored);
  return typeof now === typeof restored && Array.isArray(now) === Array.isArray(restored);
}

/** The interface's settings by `web:` path; each entry of `hondana` counts as one value. */
function webLeavesOf({ settingsRevision: _, hondana, ...settings }: WebUiSettings): Map<string, unknown> {
  // `isThemeChosen` is restored together with the theme.
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

/** @throws Error for users if the text isn't a backup */
export function readBackup(text: string, current: SettingsDocuments): ReadBackup {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(t`This isn’t a valid JSON file.`);
  }
  if (!isRecord(file) || file.format !== formatMark || !isRecord(file.settings)) {
    throw new Error(t`The file is not a settings backup.`);
  }
  const now = leavesOf(current.server);
  const unknown: string[] = [];
  const differences: Difference[] = [];
  for (const [path, inBackup] of leavesOf(file.settings)) {
    if (path === 'WebUI_Settings' && typeof inBackup === 'string') {
      differences.push(...webDifferences(inBackup, current.web));
      continue;
    }
    if (isComputed(path)) continue;
    if (!now.has(path) || !isSameKind(now.get(path), inBackup)) unknown.push(path);
    else if (JSON.stringify(now.get(path)) !== JSON.stringify(inBackup)) {
      differences.push({ path, now: now.get(path), inBackup });
    }
  }
  return { differences, unknown };
}
