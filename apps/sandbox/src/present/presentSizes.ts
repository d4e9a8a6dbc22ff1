import type { EpisodeCounts } from '../model/sizes.ts';
import { noEpisodes, noSources } from '../model/sizes.ts';
import type { AnimeType, FileSource, Group, Series } from '../model/types.ts';
import type { View } from './view.ts';

const counts = (of: EpisodeCounts) => ({
  Unknown: of.Unknown,
  Episodes: of.Episode,
  Specials: of.Special,
  Credits: of.Credits,
  Trailers: of.Trailer,
  Parodies: of.Parody,
  Others: of.Other,
});

function add<K extends string>(to: Record<K, number>, from: Record<K, number>): void {
  for (const key of Object.keys(from) as K[]) to[key] += from[key];
}

export function presentSizes(view: View, list: readonly Series[]) {
  const local = noEpisodes();
  const watched = noEpisodes();
  const total = noEpisodes();
  const sources: Record<FileSource, number> = noSources();
  let hidden = 0;
  let manualLinks = 0;
  let missingEpisodes = 0;
  let missingSpecials = 0;
  for (const series of list) {
    const sizes = view.sizes.ofSeries(series);
    add(local, sizes.local);
    add(total, sizes.total);
    add(sources, view.isSince6 ? sizes.fileSourcesSince6 : sizes.fileSources);
    add(watched, view.sizes.watched(series, view.visitor.id));
    hidden += sizes.hidden;
    manualLinks += sizes.manualLinks;
    missingEpisodes += sizes.missingEpisodes;
    missingSpecials += sizes.missingSpecials;
  }
  return {
    Hidden: hidden,
    ...(view.isSince6 ? { ManualLinks: manualLinks } : {}),
    FileSources: sources,
    Local: counts(local),
    Watched: counts(watched),
    Missing: { Episodes: missingEpisodes, Specials: missingSpecials },
    Total: counts(total),
  };
}

export function presentGroupSizes(view: View, group: Group) {
  const list = view.library.allSeriesOf(group);
  const types: Record<AnimeType, number> = {
    Unknown: 0,
    Other: 0,
    TV: 0,
    TVSpecial: 0,
    Web: 0,
    Movie: 0,
    OVA: 0,
    MusicVideo: 0,
  };
  for (const series of list) types[series.type] += 1;
  return {
    SeriesTypes: types,
    SubGroups: view.library.subGroupsOf(group).length,
    ...presentSizes(view, list),
  };
}
