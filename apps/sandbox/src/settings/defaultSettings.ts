import { isObject } from '@hondana/contract/isObject';
import type { JsonObject } from '../http/jsonPatch.ts';
import { contractOf, isBefore } from '../serverVersion.ts';
import settings from './defaultSettings.json' with { type: 'json' };
import settingsSince6 from './settingsSince6.json' with { type: 'json' };

const goneIn6 = [
  'LoadImageMetadata',
  'Database/UseDatabaseLock',
  'Quartz',
  'Connectivity/DisabledMonitorServices',
  'AniDb/DownloadReviews',
  'AniDb/DownloadReleaseGroups',
  'Import/Hasher',
  'TraktTv',
  'Plugins/Renamer/EnabledRenamers',
  'Plugins/Renamer/RelocateOnImport',
  'Plugins/Renamer/DefaultRenamer',
  'FileQualityFilterEnabled',
  'FileQualityPreferences',
  'LogRotator',
  'TraceLog',
];

function without(document: JsonObject, gone: readonly string[], parent = ''): JsonObject {
  const kept = Object.entries(document)
    .filter(([name]) => !gone.includes(parent + name))
    .map(([name, value]) => [name, isObject(value) ? without(value, gone, `${parent}${name}/`) : value]);
  return Object.fromEntries(kept);
}

function merged(document: JsonObject, changes: JsonObject): JsonObject {
  const result = { ...document };
  for (const [name, value] of Object.entries(changes)) {
    const known = document[name];
    result[name] = isObject(known) && isObject(value) ? merged(known, value) : value;
  }
  return result;
}

/** As the reference answers them before it is set up. */
export function defaultSettings(serverVersion: string): JsonObject {
  if (contractOf(serverVersion) === '6.0') return merged(without(settings, goneIn6), settingsSince6);
  if (!isBefore(serverVersion, '5.3')) return settings;
  return {
    ...settings,
    TraktTv: { ...settings.TraktTv, AutoLink: false, UpdateFrequency: 4, VipStatus: false },
  };
}
