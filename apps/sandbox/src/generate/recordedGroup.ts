import type { Library } from '../model/library.ts';
import { filesOf, removeFile } from '../model/removal.ts';
import type { Series } from '../model/types.ts';
import { tagCatalogue } from './tagCatalogue.ts';

/** AniDB's IDs of what the recorded library begins with. */
const recorded = {
  /** The series of its first group, which has another group inside. */
  outer: 19003,
  /** The series of that one. */
  inner: 14768,
  /** The first series by name: a movie on TMDB, without files. */
  movie: 15460,
};

/** What keeps a series from the restricted user. */
function restrict(series: Series): void {
  const tag = tagCatalogue.find(({ name }) => name === 'violence');
  if (!tag || series.tags.some((one) => one.tag === tag)) return;
  Object.assign(series, { tags: [...series.tags, { tag, weight: 0, isLocalSpoiler: false }] });
}

/**
 * Nests the inner group, leaves the movie without files and with two pictures of TMDB, and keeps both from the
 * restricted user, as recorded.
 */
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
