import { isRecord } from '../http/isRecord.ts';
import { currentRevision, defaultWebUiSettings } from './webUiSettings.ts';

export type JsonObject = { [name: string]: unknown };

/** Older settings are reset. */
const firstKnownRevision = 4;

function part(parent: JsonObject, name: string): JsonObject {
  parent[name] ??= {};
  const value = parent[name];
  if (!isRecord(value)) throw new TypeError(`${name} is not an object.`);
  return value;
}

/** Migrations by the revision that they lead to (facts 5.3). */
const steps: Readonly<Record<number, (settings: JsonObject) => void>> = {
  5: (settings) => {
    settings.updateChannel = settings.updateChannel === 'unstable' ? 'Dev' : 'Stable';
  },
  6: (settings) => {
    const collection = part(settings, 'collection');
    const views = [part(collection, 'poster'), part(collection, 'list')];
    part(collection, 'image').showRandomPoster = views.some((view) => view.showRandomPoster === true);
    for (const view of views) delete view.showRandomPoster;
  },
  7: (settings) => {
    part(part(settings, 'collection'), 'image').useThumbnailFallback ??= false;
  },
  8: (settings) => {
    const image = part(part(settings, 'collection'), 'image');
    image.showRandomBackdrop = image.showRandomFanart === true;
    delete image.showRandomFanart;
  },
  9: (settings) => {
    part(part(settings, 'collection'), 'tmdb').includeRestricted ??= false;
  },
  10: (settings) => {
    part(part(settings, 'collection'), 'anidb').filterDescription ??= false;
  },
};

/** Removes the keys we know and keeps the rest: foreign keys, and our own under `hondana`. */
function resetSettings(settings: JsonObject): JsonObject {
  const kept = Object.entries(settings).filter(
    ([name, value]) => !Object.hasOwn(defaultWebUiSettings, name) || (name === 'hondana' && isRecord(value)),
  );
  return { ...Object.fromEntries(kept), settingsRevision: currentRevision };
}

/** Migrates to our revision; resets on failure or when too old. Later revisions stay as they are. */
export function migrateSettings(settings: JsonObject): JsonObject {
  const revision = settings.settingsRevision;
  if (typeof revision !== 'number' || !Number.isInteger(revision) || revision < firstKnownRevision) {
    return resetSettings(settings);
  }
  if (revision >= currentRevision) return settings;
  const migrated = structuredClone(settings);
  try {
    for (let next = revision + 1; next <= currentRevision; next += 1) steps[next]?.(migrated);
  } catch {
    return resetSettings(settings);
  }
  migrated.settingsRevision = currentRevision;
  return migrated;
}
