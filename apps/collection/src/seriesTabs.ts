import type { ComponentType } from 'react';

interface SeriesTab {
  /** Below the address of the series. */
  readonly path: string;
  readonly label: string;
  readonly load: () => Promise<ComponentType>;
  /** What the address may say beyond the tab. */
  readonly detail?: string;
}

/** The tabs of a series: their place in the bar, and their routes. Plugins' tabs come after them. */
export const seriesTabs: readonly [SeriesTab, ...SeriesTab[]] = [
  {
    path: 'overview',
    label: 'Overview',
    load: async () => (await import('./series/OverviewTab.tsx')).OverviewTab,
  },
  {
    path: 'episodes',
    label: 'Episodes',
    load: async () => (await import('./episodes/EpisodesTab.tsx')).EpisodesTab,
  },
  {
    path: 'credits',
    label: 'Credits',
    load: async () => (await import('./credits/CreditsTab.tsx')).CreditsTab,
  },
  { path: 'files', label: 'Files', load: async () => (await import('./files/FilesTab.tsx')).FilesTab },
  {
    path: 'images',
    detail: ':imageType?',
    label: 'Images',
    load: async () => (await import('./images/ImagesTab.tsx')).ImagesTab,
  },
  { path: 'tags', label: 'Tags', load: async () => (await import('./tags/TagsTab.tsx')).TagsTab },
];
