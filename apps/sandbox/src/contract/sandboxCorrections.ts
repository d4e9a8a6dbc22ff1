import type { Correction } from '../../../../tools/types/corrections.ts';

/** Corrections that only the check of answers needs. */
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
    name: 'an anime may be known by its name alone',
    reason: 'Most of what `Series/{id}/AniDB/Similar` lists was recorded without description and rating.',
    apply: (document) => {
      const anime = document.components.schemas['APIv3.Anidb.Anime'];
      const kept = anime?.required?.filter((field) => field !== 'Description' && field !== 'Rating') ?? [];
      const changes = (anime?.required?.length ?? 0) - kept.length;
      if (anime !== undefined) anime.required = kept;
      return changes;
    },
  },
];
