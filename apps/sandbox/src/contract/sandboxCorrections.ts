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
];
