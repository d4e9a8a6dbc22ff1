import { composed } from '@hondana/shared/api/write';
import { releaseManagementKeys, settingsKeys } from '@hondana/shared/queryKeys';
import { patchServerSettings, serverSettingsQuery } from '@hondana/shared/resources/settings';
import { isJsonRecord, type JsonRecord, type JsonSchema } from '@hondana/shared/schemaForm/jsonSchema';
import { t } from '@lingui/core/macro';

/** Of the server's own settings, whose form describes these preferences. */
export const coreSettingsId = '19c7a5e2-4244-56a8-aa78-87ad3590efce';

const section = 'ReleaseComparisonPreferences';

/** The part of the settings' form that is about releases; undefined if the server describes none. */
export function preferencesSchema(schema: unknown): JsonSchema | undefined {
  if (!isJsonRecord(schema)) return undefined;
  const { definitions }: JsonSchema = schema;
  const own = definitions?.[section];
  return own && { ...own, definitions };
}

export function preferencesOf(settings: object): JsonRecord | undefined {
  const own: unknown = Object.entries(settings).find(([name]) => name === section)?.[1];
  return isJsonRecord(own) ? own : undefined;
}

/** Whether the server deletes files by itself, without a preview. */
export const deletesByItself = ({ AutoDeleteOnImport, AllowDeletion }: JsonRecord): boolean =>
  AutoDeleteOnImport === true && AllowDeletion === true;

/** Servers since 6 skip what they cannot apply and answer 200, so the preferences are read back. */
export const saveReleasePreferences = composed({
  of: [patchServerSettings, serverSettingsQuery],
  send: async ({ preferences }: { readonly preferences: JsonRecord }, signal) => {
    await patchServerSettings.send(
      { patch: [{ op: 'replace', path: `/${section}`, value: preferences }] },
      signal,
    );
    const saved = preferencesOf(await serverSettingsQuery.send({}, signal));
    if (JSON.stringify(saved) !== JSON.stringify(preferences))
      throw new Error(t`The server did not accept all preferences. Open them again to see what was saved.`);
  },
  stale: () => [settingsKeys.all, releaseManagementKeys.all],
});
