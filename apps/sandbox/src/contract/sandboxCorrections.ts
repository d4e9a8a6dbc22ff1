import type { Correction } from '../../../../tools/types/corrections.ts';

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

/** Only for checking answers; a type cannot express a length. */
export const sandboxCorrections: readonly Correction[] = [
  {
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
  },
  mayLack('APIv3.Role.Person', 'ID', 'Characters of TMDB’s movies are recorded without one.'),
  mayLack(
    'APIv3.Tmdb.Episode.OrderingInformation',
    'OrderingType',
    'The order of seasons, which is no alternative, is recorded without one.',
  ),
  {
    name: 'a preset may have an empty name',
    reason: 'POST Filter takes it, and answers it (observed).',
    apply: (document) => {
      const name = document.components.schemas['APIv3.Shoko.Filter']?.properties?.Name;
      if (name === undefined || !('minLength' in name)) return 0;
      delete name.minLength;
      return 1;
    },
  },
];
