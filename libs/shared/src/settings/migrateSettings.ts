import { isRecord } from '../api/isRecord.ts';
import { currentRevision, defaultWebUiSettings } from './webUiSettings.ts';

/** A JSON object as it was read. */
export type JsonObject = { [name: string]: unknown };

/** The first revision that can be brought up to date; older settings start over. */
const firstKnownRevision = 4;

function part(parent: JsonObject, name: string): JsonObject {
  parent[name] ??= {};
  const value = parent[name];
  if (!isRecord(value)) throw new TypeError(`${name} is not an object.`);
  return value;
}

/** What each revision changed, by the revision it leads to (facts 5.3). */
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

/** Forgets what we know by name and keeps the rest: foreign keys, and our own things under `hondana`. */
function startedOver(settings: JsonObject): JsonObject {
  const kept = Object.entries(settings).filter(
    ([name, value]) => !Object.hasOwn(defaultWebUiSettings, name) || (name === 'hondana' && isRecord(value)),
  );
  return { ...Object.fromEntries(kept), settingsRevision: currentRevision };
}

/**
 * Migrates settings to the revision that we write. Where that fails, or they are older than 4, known settings
 * start over. A revision that we do not know yet stays as it is.
 */
export function migrateSettings(settings: JsonObject): JsonObject {
  const revision = settings.settingsRevision;
  if (typeof revision !== 'number' || !Number.isInteger(revision) || revision < firstKnownRevision) {
    return startedOver(settings);
  }
  if (revision >= currentRevision) return settings;
  const migrated = structuredClone(settings);
  try {
    for (let next = revision + 1; next <= currentRevision; next += 1) steps[next]?.(migrated);
  } catch {
    return startedOver(settings);
  }
  migrated.settingsRevision = currentRevision;
  return migrated;
}
