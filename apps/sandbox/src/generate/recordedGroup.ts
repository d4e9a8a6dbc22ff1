import type { Library } from '../model/library.ts';
import { filesOf, removeFile } from '../model/removal.ts';
import type { Series } from '../model/types.ts';
import { tagCatalogue } from './tagCatalogue.ts';

/** AniDB IDs of the first entries of the recorded library. */
const recorded = {
  /** Series of the first group, which contains another group. */
  outer: 19003,
  /** Series of that nested group. */
  inner: 14768,
  /** The first series by name: a movie on TMDB, without files. */
  movie: 15460,
};

/** The restricted user may not see this tag. */
function restrict(series: Series): void {
  const tag = tagCatalogue.find(({ name }) => name === 'violence');
  if (!tag || series.tags.some((one) => one.tag === tag)) return;
  Object.assign(series, { tags: [...series.tags, { tag, weight: 0, isLocalSpoiler: false }] });
}

/** As recorded: nests groups, strips the movie, and hides it and the outer series from the restricted user. */
export function arrangeRecorded(library: Library): void {
  const first = library.seriesByAnidb.get(recorded.outer);
  const second = library.seriesByAnidb.get(recorded.inner);
  const unseen = library.seriesByAnidb.get(recorded.movie);
  if (!first || !second || !unseen) return;
  const group = library.addGroup(library.groupOf(second).created);
  library.moveSeries(second, group);
  group.parentId = first.groupId;
  group.preferredSeriesId = second.id;
  library.restructured();
  restrict(first);
  restrict(unseen);
  for (const file of filesOf(unseen)) removeFile(library, file);
  Object.assign(unseen, { tmdbImages: { ...unseen.tmdbImages, posters: 1, backdrops: 1, logos: 0 } });
}
