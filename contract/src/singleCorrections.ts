import { type Correction, requireField } from './correction.ts';
import { propertyOf, type Schema, schemaNamed } from './document.ts';

export const listsAreWhole: Correction = {
  name: 'a page has its total and its list',
  reason: 'Every recorded page has both fields, the empty ones included.',
  apply: (document) => {
    let changes = 0;
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (name.includes('ListResult_') && requireField(schema, 'List')) changes += 1;
    }
    return changes;
  },
};

export const unlinkWithoutBody: Correction = {
  name: 'a file is taken from all of its episodes without a body',
  reason: '`DELETE File/{id}/Link` with null unlinks every episode (facts 5.16).',
  apply: (document) => {
    const json = document.paths['/File/{fileID}/Link']?.delete?.requestBody?.content?.['application/json'];
    if (!json?.schema || json.schema.nullable) return 0;
    json.schema = { allOf: [json.schema], nullable: true };
    return 1;
  },
};

export const accountMayBeNull: Correction = {
  name: 'AniDB account may be null',
  reason: 'A server that was never given an account answers null for both (init.Settings.Waiting).',
  apply: (document) => {
    let changes = 0;
    for (const field of ['Username', 'Password']) {
      const property = propertyOf(document, 'APIv0.Settings.AniDbSettings', field);
      if (property.nullable) continue;
      property.nullable = true;
      changes += 1;
    }
    return changes;
  },
};

export const groupViewMayLackAirDate: Correction = {
  name: 'a group view may lack its air date',
  reason: 'An anime that has not been dated yet has none, whatever the document requires (facts 5.6).',
  apply: (document) => {
    const property = propertyOf(document, 'APIv3.Shoko.WebUI.WebUIGroupExtra', 'AirDate');
    if (property.nullable) return 0;
    property.nullable = true;
    return 1;
  },
};

export const settingsCarryVersion: Correction = {
  name: 'settings carry their version',
  reason: 'SettingsVersion is answered and missing from the document.',
  apply: (document) => {
    const schema = schemaNamed(document, 'APIv0.Settings.IServerSettings');
    if (!schema.properties || 'SettingsVersion' in schema.properties) return 0;
    schema.properties.SettingsVersion = { type: 'integer', format: 'int32' };
    requireField(schema, 'SettingsVersion');
    return 1;
  },
};

export const signingInAnswersKey: Correction = {
  name: 'signing in answers a key',
  reason: 'The document gives the answer of POST /api/auth no shape.',
  apply: (document) => {
    const response = document.paths['/api/auth']?.post?.responses['200'];
    if (!response || response.content) return 0;
    response.content = {
      'application/json': { schema: { $ref: '#/components/schemas/APIv0.AuthResult' } },
    };
    document.components.schemas['APIv0.AuthResult'] = {
      type: 'object',
      required: ['apikey'],
      properties: { apikey: { type: 'string' } },
    };
    return 1;
  },
};

/** A stream of results, which the server writes as a list and the document calls an object. */
export function streamIsList(result: string, reason: string): Correction {
  return {
    name: 'relocating answers a list',
    reason,
    apply: (document) => {
      const name = `IAsyncEnumerable_${result}_`;
      if (schemaNamed(document, name).type === 'array') return 0;
      document.components.schemas[name] = {
        type: 'array',
        items: { $ref: `#/components/schemas/${result}` },
      };
      return 1;
    },
  };
}

export const relocatingAnswersList = streamIsList(
  'APIv3.Shoko.Relocation.RelocationResult',
  'The document calls the stream of results of POST Renamer/…/Relocate an object; the server writes a list (facts 5.19).',
);

export const episodeTypesOf52: Correction = {
  name: 'episode types of server 5.2',
  reason:
    'Server 5.2 says Normal, ThemeSong and Extra where 5.3 says Episode, Credits and nothing (facts 2).',
  apply: (document) => {
    const schema = schemaNamed(document, 'APIv3.Anidb.EpisodeType');
    const added = ['Normal', 'ThemeSong', 'Extra'].filter((name) => !schema.enum?.includes(name));
    schema.enum = [...(schema.enum ?? []), ...added];
    return added.length;
  },
};

export const traktFieldsOf52: Correction = {
  name: 'Trakt fields of server 5.2',
  reason: 'Server 5.2 has Trakt IDs on a series and three more Trakt settings (facts 2).',
  apply: (document) => {
    const ids = schemaNamed(document, 'APIv3.Shoko.Series.SeriesIDs').properties ?? {};
    const trakt = schemaNamed(document, 'APIv0.Settings.TraktSettings').properties ?? {};
    let changes = 0;
    const add = (properties: Record<string, Schema>, field: string, schema: Schema): void => {
      if (field in properties) return;
      properties[field] = schema;
      changes += 1;
    };
    add(ids, 'TraktTv', { type: 'array', items: { type: 'string' } });
    add(trakt, 'AutoLink', { type: 'boolean' });
    add(trakt, 'UpdateFrequency', { $ref: '#/components/schemas/APIv0.Settings.ScheduledUpdateFrequency' });
    add(trakt, 'VipStatus', { type: 'boolean' });
    return changes;
  },
};

/** For fields of calls that the product doesn't make, so its types needn't know. */
function mayLack(schemaName: string, field: string, reason: string): Correction {
  return {
    name: `${schemaName} may lack ${field}`,
    reason,
    apply: (document) => {
      const schema = document.components.schemas[schemaName];
      if (!schema?.required?.includes(field)) return 0;
      schema.required = schema.required.filter((one) => one !== field);
      return 1;
    },
  };
}

export const accountMayBeEmptied: Correction = {
  name: 'an AniDB account may be emptied',
  reason:
    'The server saves an empty name with skipValidation=true, and then answers it (PATCH_Settings_skipValidation).',
  apply: (document) => {
    let changes = 0;
    for (const field of ['Username', 'Password']) {
      const property = document.components.schemas['APIv0.Settings.AniDbSettings']?.properties?.[field];
      if (property === undefined || !('minLength' in property)) continue;
      delete property.minLength;
      changes += 1;
    }
    return changes;
  },
};

export const personsMayLackIds = mayLack(
  'APIv3.Role.Person',
  'ID',
  'Characters of TMDB’s movies are recorded without one.',
);

export const orderingsMayLackTypes = mayLack(
  'APIv3.Tmdb.Episode.OrderingInformation',
  'OrderingType',
  'The order of seasons, which is no alternative, is recorded without one.',
);

export const presetsMayHaveEmptyNames: Correction = {
  name: 'a preset may have an empty name',
  reason: 'POST Filter takes it, and answers it (observed).',
  apply: (document) => {
    const name = document.components.schemas['APIv3.Shoko.Filter']?.properties?.Name;
    if (name === undefined || !('minLength' in name)) return 0;
    delete name.minLength;
    return 1;
  },
};
