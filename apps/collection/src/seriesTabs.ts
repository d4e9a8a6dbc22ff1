import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { TabCalls } from './shared/tabCalls.ts';

interface SeriesTab {
  /** Relative to the series' address. */
  readonly path: string;
  readonly label: TextDescriptor;
  readonly load: () => Promise<{ readonly Component: ComponentType; readonly handle: TabCalls }>;
  /** Route parameters after the path. */
  readonly detail?: string;
}

/** In the order of the tab bar. Plugins' tabs come after them. */
export const seriesTabs: readonly [SeriesTab, ...SeriesTab[]] = [
  {
    path: 'overview',
    label: msg`Overview`,
    load: async () => {
      const { OverviewTab, overviewCalls } = await import('./series/OverviewTab.tsx');
      return { Component: OverviewTab, handle: overviewCalls };
    },
  },
  {
    path: 'episodes',
    label: msg`Episodes`,
    load: async () => {
      const { EpisodesTab, episodesCalls } = await import('./episodes/EpisodesTab.tsx');
      return { Component: EpisodesTab, handle: episodesCalls };
    },
  },
  {
    path: 'credits',
    label: msg`Credits`,
    load: async () => {
      const { CreditsTab, creditsCalls } = await import(
        /* webpackChunkName: "tabs" */ './credits/CreditsTab.tsx'
      );
      return { Component: CreditsTab, handle: creditsCalls };
    },
  },
  {
    path: 'files',
    label: msg`Files`,
    load: async () => {
      const { FilesTab, filesCalls } = await import(/* webpackChunkName: "tabs" */ './files/FilesTab.tsx');
      return { Component: FilesTab, handle: filesCalls };
    },
  },
  {
    path: 'images',
    detail: ':imageType?',
    label: msg`Images`,
    load: async () => {
      const { ImagesTab, imagesCalls } = await import(
        /* webpackChunkName: "tabs" */ './images/ImagesTab.tsx'
      );
      return { Component: ImagesTab, handle: imagesCalls };
    },
  },
  {
    path: 'tags',
    label: msg`Tags`,
    load: async () => {
      const { TagsTab, tagsCalls } = await import(/* webpackChunkName: "tabs" */ './tags/TagsTab.tsx');
      return { Component: TagsTab, handle: tagsCalls };
    },
  },
];
