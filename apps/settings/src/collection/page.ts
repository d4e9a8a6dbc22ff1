import type { SettingsPage } from '../shared/settingsPage.ts';

export const collectionPage: SettingsPage = {
  path: 'collection',
  title: 'Collection',
  for: 'administrators',
  load: async () => (await import('./CollectionSettingsPage.tsx')).CollectionSettingsPage,
  sections: [
    {
      title: 'Language Options',
      fields: [
        {
          path: 'Language/UseSynonyms',
          kind: 'switch',
          label: 'Also Use Synonyms',
          description: 'Also use synonyms where a language has no official title.',
        },
      ],
    },
    {
      title: 'Title and Description Languages',
      fields: [
        { path: 'Language/SeriesTitleLanguageOrder', kind: 'custom', label: 'Series Title' },
        { path: 'Language/EpisodeTitleLanguageOrder', kind: 'custom', label: 'Episode Title' },
        { path: 'Language/DescriptionLanguageOrder', kind: 'custom', label: 'Descriptions' },
      ],
    },
    {
      title: 'Relation Options',
      fields: [
        {
          path: 'AutoGroupSeries',
          kind: 'switch',
          label: 'Auto Group Series',
          description: 'Group related series. Existing groups change with “Recreate All Groups”.',
        },
        {
          path: 'AutoGroupSeriesUseScoreAlgorithm',
          kind: 'switch',
          label: 'Determine Main Series Using Relation Weighing',
          needs: 'AutoGroupSeries',
        },
        {
          path: 'AutoGroupSeriesRelationExclusions',
          kind: 'checklist',
          label: 'Exclude following relations',
          needs: 'AutoGroupSeries',
          options: [
            { value: 'AllowDissimilarTitleExclusion', label: 'Dissimilar Titles' },
            { value: 'prequel', label: 'Prequel' },
            { value: 'sequel', label: 'Sequel' },
            { value: 'ova', label: 'OVA' },
            { value: 'movie', label: 'Movie' },
            { value: 'same setting', label: 'Same Setting' },
            { value: 'alternative setting', label: 'Alternative Setting' },
            { value: 'alternative version', label: 'Alternative Version' },
            { value: 'parent story', label: 'Parent Story' },
            { value: 'side story', label: 'Side Story' },
            { value: 'full story', label: 'Full Story' },
            { value: 'summary', label: 'Summary' },
            { value: 'character', label: 'Character' },
            { value: 'other', label: 'Other' },
          ],
        },
      ],
    },
  ],
};
