import type { Correction } from '../../../../tools/types/corrections.ts';

/** Corrections that only the check of answers needs; a type cannot say a length. */
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
  {
    name: 'relocating answers a list',
    reason:
      'The document calls the stream of results of POST Renamer/…/Relocate an object; the server writes a list (facts 5.19).',
    apply: (document) => {
      const name = 'IAsyncEnumerable_APIv3.Shoko.Relocation.RelocationResult_';
      if (document.components.schemas[name]?.type !== 'object') return 0;
      document.components.schemas[name] = {
        type: 'array',
        items: { $ref: '#/components/schemas/APIv3.Shoko.Relocation.RelocationResult' },
      };
      return 1;
    },
  },
];
