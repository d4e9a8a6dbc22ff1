import type { JsonObject } from '../http/jsonPatch.ts';
import { isBefore } from '../serverVersion.ts';
import settings from './defaultSettings.json' with { type: 'json' };

/** As the reference answers them before it is set up. */
export function defaultSettings(serverVersion: string): JsonObject {
  if (!isBefore(serverVersion, '5.3')) return settings;
  return {
    ...settings,
    TraktTv: { ...settings.TraktTv, AutoLink: false, UpdateFrequency: 4, VipStatus: false },
  };
}
