import { isRecord } from '../http/isRecord.ts';
import { themeIn, withThemeIn } from './chosenTheme.ts';
import { type JsonObject, migrateSettings } from './migrateSettings.ts';
import { choices, defaultWebUiSettings, type WebUiSettings } from './webUiSettings.ts';

/** Returns the changed settings. May be called more than once. */
export type SettingsChange = (settings: WebUiSettings) => WebUiSettings;

function parsed(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    return migrateSettings(isRecord(value) ? value : {});
  } catch {
    return migrateSettings({});
  }
}

function isWidgetPlace(value: unknown): boolean {
  if (!isRecord(value) || typeof value.i !== 'string') return false;
  return [value.x, value.y, value.w, value.h].every((number) => Number.isFinite(number));
}

function dashboardLayout(value: unknown): JsonObject {
  if (!isRecord(value)) return {};
  const grids = Object.entries(value).filter(([, grid]) => Array.isArray(grid) && grid.every(isWidgetPlace));
  return Object.fromEntries(grids);
}

/** The stored value where it has the default's type and is allowed, else the default. */
function validValue(defaults: unknown, stored: unknown, path: string): unknown {
  if (path === 'hondana') return isRecord(stored) ? stored : {};
  if (path === 'layout.dashboard') return dashboardLayout(stored);
  if (isRecord(defaults)) {
    const source = isRecord(stored) ? stored : {};
    const fields = Object.entries(defaults).map(([name, value]) => [
      name,
      validValue(
        value,
        Object.hasOwn(source, name) ? source[name] : undefined,
        path === '' ? name : `${path}.${name}`,
      ),
    ]);
    return Object.fromEntries(fields);
  }
  if (typeof stored !== typeof defaults || (typeof stored === 'number' && !Number.isFinite(stored)))
    return defaults;
  const allowed = choices[path];
  return !allowed || allowed.includes(String(stored)) ? stored : defaults;
}

function toSettings(document: JsonObject): WebUiSettings {
  const settings = validValue(defaultWebUiSettings, document, '') as WebUiSettings;
  return { ...settings, theme: themeIn(document) };
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Applies the differences of two views to the document, and nothing else. */
function merge(document: JsonObject, before: JsonObject, after: JsonObject): JsonObject {
  const merged = { ...document };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [before[name], after[name]];
    if (isEqual(old, next)) continue;
    if (next === undefined) delete merged[name];
    else if (isRecord(old) && isRecord(next)) {
      merged[name] = merge(isRecord(merged[name]) ? merged[name] : {}, old, next);
    } else merged[name] = next;
  }
  return merged;
}

let lastRead: { readonly text: string; readonly settings: WebUiSettings } | undefined;

/** Parses a stored text. An empty or unreadable text gives the defaults, and so does each invalid value. */
export function readSettings(text: string): WebUiSettings {
  if (lastRead?.text !== text) lastRead = { text, settings: toSettings(parsed(text)) };
  return lastRead.settings;
}

/** Applies a change to a stored text: unknown keys and unreadable values stay. Without a difference, the same text. */
export function changeSettings(text: string, change: SettingsChange): string {
  const document = parsed(text);
  const before = toSettings(document);
  const after = change(before);
  if (isEqual(before, after)) return text;
  const merged = merge(document, { ...before }, { ...after });
  return JSON.stringify(after.theme === before.theme ? merged : withThemeIn(merged, after.theme));
}
