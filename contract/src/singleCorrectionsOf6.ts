import { isDeepStrictEqual } from 'node:util';
import type { Correction } from './correction.ts';
import { callsOf, propertyOf, responseSchemas, type Schema, schemaNamed } from './document.ts';
import { streamIsList } from './singleCorrections.ts';

/** An enumeration that is answered in another form than the document says. */
function answeredAs(name: string, reason: string, schemas: Readonly<Record<string, Schema>>): Correction {
  return {
    name,
    reason,
    apply: (document) => {
      const wrong = Object.entries(schemas).filter(
        ([schemaName, schema]) => !isDeepStrictEqual(schemaNamed(document, schemaName), schema),
      );
      Object.assign(document.components.schemas, Object.fromEntries(wrong));
      return wrong.length;
    },
  };
}

export const textsMayBeEmpty: Correction = {
  name: 'required texts may be empty',
  reason:
    'The document says that each has a character; descriptions, avatars and Plex names are recorded empty.',
  apply: (document) => {
    let changes = 0;
    for (const name of responseSchemas(document)) {
      for (const property of Object.values(schemaNamed(document, name).properties ?? {})) {
        if (!('minLength' in property)) continue;
        delete property.minLength;
        changes += 1;
      }
    }
    return changes;
  },
};

export const timesMayLackZones: Correction = {
  name: 'some times are answered without a zone',
  reason: 'AniDB’s characters, releases and links of images are stamped in local time, as recorded.',
  apply: (document) => {
    const fields = {
      'APIv3.Anidb.Character': ['LastUpdatedAt'],
      'APIv3.ImageManagement.ImageCrossReference': ['CreatedAt', 'LastUpdatedAt'],
      'APIv3.Release.ReleaseInfo': ['Created', 'Updated'],
    };
    let changes = 0;
    for (const [schemaName, names] of Object.entries(fields)) {
      for (const name of names) {
        const property = propertyOf(document, schemaName, name);
        if (property.format === undefined) continue;
        delete property.format;
        changes += 1;
      }
    }
    return changes;
  },
};

export const settingsHaveNumbers = answeredAs(
  'states of MyList are answered as numbers',
  'GET Settings writes the value of these enumerations where the document says their names.',
  {
    'APIv0.Anidb.MyList_State': { type: 'integer', format: 'int32' },
    'APIv0.Anidb.FileDeleteType': { type: 'integer', format: 'int32' },
  },
);

export const logFormatInLowerCase = answeredAs(
  'the format of the console’s log is answered in lower case',
  'Recorded as `console`, where the document says `Console`.',
  { 'APIv0.Abstraction.Logging.Models.LogSerializeFormat': { type: 'string' } },
);

export const versionStrategyIsText = answeredAs(
  'the strategy of versions is answered by name',
  'Recorded as `BestAvailable`, where the document says numbers.',
  { 'Release.ReleaseVersionStrategy': { type: 'string' } },
);

export const generatingAnswersToken: Correction = {
  name: 'generating a token answers it',
  reason: 'The document gives the answer of POST Auth/GenerateToken no status; a token is recorded.',
  apply: (document) => {
    const responses = document.paths['/Auth/GenerateToken']?.post?.responses;
    if (!responses || responses['200']) return 0;
    responses['200'] = {
      description: 'OK',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/APIv3.Auth.ApiToken' } } },
    };
    return 1;
  },
};

export const relocationAnswersList = streamIsList(
  'APIv3.Relocation.RelocationResult',
  'The document calls the stream of results of Relocation/…/Relocate an object; a list is recorded.',
);

export const configurationsAreAnswered: Correction = {
  name: 'configurations and their schemas are answered',
  reason: 'The document gives the answers of these calls no shape; each configuration has its own.',
  apply: (document) => {
    const paths = [
      '/Configuration/{configID}',
      '/Configuration/{configID}/Schema',
      '/Configuration/{configID}/Default',
      '/Relocation/Preset/{presetID}/Configuration',
    ];
    const lacking = paths.flatMap((path) => document.paths[path]?.get?.responses['200'] ?? []);
    const changed = lacking.filter((response) => response.content === undefined);
    for (const response of changed) response.content = { 'application/json': { schema: {} } };
    return changed.length;
  },
};

/** Of a call that the product doesn't make. */
export const imageSourcesMayBeNull: Correction = {
  name: 'sources of images may have no address',
  reason: 'Recorded as null for all sources but two.',
  apply: (document) => {
    const call = callsOf(document).find(({ path }) => path === '/api/v3/Image/Management/Source');
    let changes = 0;
    for (const { schema } of Object.values(call?.operation.responses['200']?.content ?? {})) {
      for (const property of Object.values(schema?.properties ?? {})) {
        if (property.nullable) continue;
        property.nullable = true;
        changes += 1;
      }
    }
    return changes;
  },
};
