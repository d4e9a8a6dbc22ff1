import { isRecord } from '../api/isRecord.ts';
import { themeIn, withThemeIn } from './chosenTheme.ts';
import { type JsonObject, migrateSettings } from './migrateSettings.ts';
import { choices, defaultWebUiSettings, type WebUiSettings } from './webUiSettings.ts';

/** A change of the settings: gets what holds now and answers what shall hold. May be called more than once. */
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

/** The value that holds: the kept one where it is of the default's kind, otherwise the default. */
function held(defaults: unknown, kept: unknown, path: string): unknown {
  if (path === 'hondana') return isRecord(kept) ? kept : {};
  if (path === 'layout.dashboard') return dashboardLayout(kept);
  if (isRecord(defaults)) {
    const source = isRecord(kept) ? kept : {};
    const fields = Object.entries(defaults).map(([name, value]) => [
      name,
      held(
        value,
        Object.hasOwn(source, name) ? source[name] : undefined,
        path === '' ? name : `${path}.${name}`,
      ),
    ]);
    return Object.fromEntries(fields);
  }
  if (typeof kept !== typeof defaults || (typeof kept === 'number' && !Number.isFinite(kept)))
    return defaults;
  const allowed = choices[path];
  return !allowed || allowed.includes(String(kept)) ? kept : defaults;
}

function view(document: JsonObject): WebUiSettings {
  const settings = held(defaultWebUiSettings, document, '') as WebUiSettings;
  return { ...settings, theme: themeIn(document) };
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Writes into the document what differs between two views of it, and nothing else. */
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

let last: { readonly text: string; readonly settings: WebUiSettings } | undefined;

/**
 * The settings that a stored text contains. An empty or unreadable text means the defaults; so does
 * every value that is not of its kind.
 */
export function readSettings(text: string): WebUiSettings {
  if (last?.text !== text) last = { text, settings: view(parsed(text)) };
  return last.settings;
}

/**
 * The text that a change makes of a text: only what the change touched differs. Keys that we do not know, and
 * values that we could not read, stay as they are. Without a difference the text itself comes back.
 */
export function changeSettings(text: string, change: SettingsChange): string {
  const document = parsed(text);
  const before = view(document);
  const after = change(before);
  if (isEqual(before, after)) return text;
  const merged = merge(document, { ...before }, { ...after });
  return JSON.stringify(after.theme === before.theme ? merged : withThemeIn(merged, after.theme));
}
