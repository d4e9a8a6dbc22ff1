import { bestMatch, compareMatches, type Match, plainText } from '../filters/fuzzy.ts';
import type { Query, TriState } from '../http/query.ts';
import { episodeTitlesOf } from '../model/seriesText.ts';
import type { Episode } from '../model/types.ts';
import { compareEpisodes, type EpisodeParts } from '../present/presentEpisode.ts';
import { episodeTypeName, episodeTypeNames, type View } from '../present/view.ts';
import { dataSources } from './access.ts';

const keeps = (state: TriState, holds: boolean) => state === 'true' || (state === 'only') === holds;

function namesOf(episode: Episode): string[] {
  return [episode.overrideTitle ?? '', ...episodeTitlesOf(episode).map(({ name }) => name)];
}

/** In AniDB's order, or best match first if searched. */
export function selectEpisodes(
  view: View,
  episodes: Iterable<Episode>,
  query: Query,
  types: ReadonlySet<string> = query.enums('type', episodeTypeNames(view)),
): Episode[] {
  const missing = query.triState('includeMissing', 'false');
  const unaired = query.triState('includeUnaired', 'false');
  const hidden = query.triState('includeHidden', 'false');
  const watched = query.triState('includeWatched', 'true');
  const voted = query.triState('includeVoted', 'true');
  const manual = query.triState('includeManuallyLinked', 'true');
  const search = plainText(query.text('search') ?? '');
  const fuzzy = query.boolean('fuzzy', true);
  const data = view.library.userData(view.visitor.id);
  const today = view.today();
  const found: { episode: Episode; match: Match | undefined }[] = [];
  for (const episode of episodes) {
    if (types.size > 0 && !types.has(episodeTypeName(view, episode.type))) continue;
    const absent = episode.files.length === 0;
    const aired = episode.airDay !== null && episode.airDay <= today;
    const isManual = episode.files.some((file) => file.isManuallyLinked);
    const isWanted =
      keeps(missing, absent && aired) &&
      keeps(unaired, absent && !aired) &&
      keeps(hidden, episode.hidden) &&
      keeps(watched, data.watchedAt(episode.id) !== null) &&
      keeps(voted, data.episodeVotes.has(episode.id)) &&
      keeps(manual, isManual);
    if (!isWanted) continue;
    const match = search === '' ? undefined : bestMatch(namesOf(episode), search, fuzzy);
    if (search === '' || match !== undefined) found.push({ episode, match });
  }
  found.sort((a, b) =>
    a.match !== undefined && b.match !== undefined
      ? compareMatches(a.match, b.match) || compareEpisodes(a.episode, b.episode)
      : compareEpisodes(a.episode, b.episode),
  );
  return found.map(({ episode }) => episode);
}

/** Some calls of version 6 take `includeReleaseInfo`. */
export function episodeIncludes(query: Query, takesReleaseInfo = false): EpisodeParts {
  return {
    dataFrom: query.enums('includeDataFrom', dataSources),
    files: query.boolean('includeFiles', false),
    mediaInfo: query.boolean('includeMediaInfo', false),
    absolutePaths: query.boolean('includeAbsolutePaths', false),
    xrefs: query.boolean('includeXRefs', false),
    releaseInfo: takesReleaseInfo && query.boolean('includeReleaseInfo', false),
  };
}
