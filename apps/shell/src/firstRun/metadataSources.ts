import {
  anidbDownloadOptions,
  anidbMyListOptions,
  anidbUpdateOptions,
} from '@hondana/shared/serverOptions/anidbOptions';
import type { OptionSection } from '@hondana/shared/serverOptions/fieldTypes';
import { tmdbDownloadOptions, tmdbLinkOptions } from '@hondana/shared/serverOptions/tmdbOptions';

export type MetadataSource = 'anidb' | 'tmdb';

const sections: Readonly<Record<MetadataSource, readonly (() => OptionSection)[]>> = {
  anidb: [anidbDownloadOptions, anidbMyListOptions, anidbUpdateOptions],
  tmdb: [tmdbLinkOptions, tmdbDownloadOptions],
};

/** In the language in use. */
export const sectionsOf = (source: MetadataSource): OptionSection[] =>
  sections[source].map((section) => section());
