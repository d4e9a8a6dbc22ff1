import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const collectionPage: SettingsPage = {
  path: 'collection',
  title: () => t`Collection`,
  for: 'administrators',
  load: async () => (await import('./CollectionSettingsPage.tsx')).CollectionSettingsPage,
  sections: () => [
    {
      name: 'language',
      title: t`Language Options`,
      fields: [
        {
          path: 'Language/UseSynonyms',
          kind: 'switch',
          label: t`Also Use Synonyms`,
          description: t`Also use synonyms where a language has no official title.`,
        },
      ],
    },
    {
      name: 'languages',
      title: t`Title and Description Languages`,
      fields: [
        { path: 'Language/SeriesTitleLanguageOrder', kind: 'custom', label: t`Series Title` },
        { path: 'Language/EpisodeTitleLanguageOrder', kind: 'custom', label: t`Episode Title` },
        { path: 'Language/DescriptionLanguageOrder', kind: 'custom', label: t`Descriptions` },
      ],
    },
    {
      name: 'relations',
      title: t`Relation Options`,
      fields: [
        {
          path: 'AutoGroupSeries',
          kind: 'switch',
          label: t`Auto Group Series`,
          description: t`Group related series. Existing groups change with “Recreate All Groups”.`,
        },
        {
          path: 'AutoGroupSeriesUseScoreAlgorithm',
          kind: 'switch',
          label: t`Determine Main Series Using Relation Weighing`,
          needs: 'AutoGroupSeries',
        },
        {
          path: 'AutoGroupSeriesRelationExclusions',
          kind: 'checklist',
          label: t`Exclude following relations`,
          needs: 'AutoGroupSeries',
          options: [
            { value: 'AllowDissimilarTitleExclusion', label: t`Dissimilar Titles` },
            { value: 'prequel', label: t`Prequel` },
            { value: 'sequel', label: t`Sequel` },
            { value: 'ova', label: t`OVA` },
            { value: 'movie', label: t`Movie` },
            { value: 'same setting', label: t`Same Setting` },
            { value: 'alternative setting', label: t`Alternative Setting` },
            { value: 'alternative version', label: t`Alternative Version` },
            { value: 'parent story', label: t`Parent Story` },
            { value: 'side story', label: t`Side Story` },
            { value: 'full story', label: t`Full Story` },
            { value: 'summary', label: t`Summary` },
            { value: 'character', label: t`Character` },
            { value: 'other', label: t`Other` },
          ],
        },
      ],
    },
  ],
};
