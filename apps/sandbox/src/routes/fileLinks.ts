import type { Sandbox } from '../context.ts';
import { problem, singleProblem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import type { SavedRelease } from '../model/savedReleaseTypes.ts';
import type { Episode, Series, VideoFile } from '../model/types.ts';
import type { View } from '../present/view.ts';
import { fileInPath } from './access.ts';
import type { Api } from './api.ts';
import { emitFileMatched, emitFileUnlinked } from './fileEvents.ts';
import { relocate } from './fileJobs.ts';

/** Recalculates a series' counts after files have left it. */
function scheduleCount({ queue }: Sandbox, series: Series): void {
  queue.add({
    key: `Actions.RefreshAnimeStatsJob_AnimeID:${series.anidb}`,
    type: 'Refresh Anime Stats',
    title: 'Refreshing Anime Stats',
    details: { Anime: series.title },
  });
}

/** From all its episodes unless given some. The file stays where it is. */
export function unlink(sandbox: Sandbox, file: VideoFile, episodeIds?: readonly unknown[]): void {
  const { library } = sandbox;
  for (const location of file.locations) location.relativePath = relativePath(library, file, location);
  const leaving = file.episodes.filter(({ id }) => episodeIds?.includes(id) ?? true);
  if (leaving.length > 0 && leaving.length === file.episodes.length) emitFileUnlinked(sandbox, file);
  for (const episode of leaving) episode.files = episode.files.filter((one) => one !== file);
  file.episodes = file.episodes.filter((episode) => !leaving.includes(episode));
  if (file.episodes.length === 0) {
    file.isManuallyLinked = false;
    file.savedRelease = undefined;
    file.imported = null;
  }
  for (const series of new Set(leaving.map((episode) => episode.series))) {
    library.changed(series);
    scheduleCount(sandbox, series);
  }
}

/** @param saved what is said of the file beside that, since version 6 */
export function link(
  sandbox: Sandbox,
  file: VideoFile,
  episodes: readonly Episode[],
  saved?: SavedRelease,
): void {
  const { library, clock } = sandbox;
  for (const episode of episodes) {
    if (!file.episodes.includes(episode)) {
      file.episodes = [...file.episodes, episode];
      episode.files = [...episode.files, file];
    }
    library.changed(episode.series);
  }
  file.isManuallyLinked = saved?.ProviderName !== 'AniDB';
  file.savedRelease = saved;
  file.imported = clock.now().getTime();
  emitFileMatched(sandbox, file);
  if (sandbox.settings.movesOnImport) relocate(sandbox, file);
}

/** Version 6 links at once, and in place of earlier links, even of AniDB's. */
function replaceLinks(sandbox: Sandbox, file: VideoFile, episodes: readonly Episode[]): void {
  unlink(sandbox, file);
  link(sandbox, file, episodes);
}

/** File and episode may be removed by the time the job ends. */
function scheduleLink(sandbox: Sandbox, file: VideoFile, episode: Episode): void {
  const { library, queue } = sandbox;
  queue.add({
    key: `ManualLinkJob_VideoLocalID:${file.id}_EpisodeID:${episode.id}`,
    type: 'Manually Link File',
    title: 'Manually Linking File',
    details: { File: file.id, Episode: episode.id },
    duration: 20,
    done: () => {
      if (library.files.has(file.id) && library.episodes.has(episode.id)) link(sandbox, file, [episode]);
    },
  });
}

function idsIn(body: unknown, name: string): number[] {
  const ids = bodyField(body, name);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

function episodeById({ library, engine, visitor }: View, id: unknown, field: string): Episode {
  const episode = typeof id === 'number' ? library.episodes.get(id) : undefined;
  if (episode === undefined)
    throw problem({ [field]: [`Unable to find shoko episode with id ${String(id)}`] });
  if (!engine.canSee(episode.series, visitor)) {
    throw problem({ [field]: [`Accessing Episode ${String(id)} is not allowed for the current user`] });
  }
  return episode;
}

/** Before version 6, AniDB's links can't be replaced by hand. @throws 400 */
function allowLinking({ isSince6 }: View, file: VideoFile): VideoFile {
  if (!isSince6 && file.episodes.length > 0 && !file.isManuallyLinked) {
    throw problem({ CrossReferences: [`File ${file.id} is linked by AniDB already`] });
  }
  return file;
}

function fileById(view: View, id: number): VideoFile {
  const file = view.library.files.get(id);
  if (file === undefined) throw problem({ FileIDs: [`Unable to find a file with id ${id}`] });
  return allowLinking(view, file);
}

export function fileLinkRoutes(api: Api, sandbox: Sandbox): void {
  const linkAll = (file: VideoFile, episodes: readonly Episode[]): void => {
    if (sandbox.isSince6) replaceLinks(sandbox, file, episodes);
    else for (const episode of episodes) scheduleLink(sandbox, file, episode);
  };

  api.delete('/api/v3/File/:fileID/Link', ({ file, body }) => {
    if (sandbox.isSince6 && file.episodes.length === 0)
      throw singleProblem(undefined, 'The file is not linked to any episodes.');
    const ids = sandbox.isSince6 ? undefined : bodyField(body, 'episodeIDs');
    unlink(sandbox, file, Array.isArray(ids) ? ids : undefined);
  });

  api.post('/api/v3/File/:fileID/Link', ({ view, body, request }) => {
    const file = allowLinking(view, fileInPath(view, request));
    const ids = idsIn(body, 'episodeIDs');
    linkAll(
      file,
      ids.map((id) => episodeById(view, id, 'EpisodeIDs')),
    );
  });

  api.post('/api/v3/File/Link', ({ view, body }) => {
    const ids = idsIn(body, 'fileIDs');
    if (ids.length === 0) throw problem({ FileIDs: ['FileIDs must contain at least one ID.'] });
    const episode = episodeById(view, bodyField(body, 'episodeID'), 'EpisodeID');
    const files = ids.map((id) => fileById(view, id));
    for (const file of files) linkAll(file, [episode]);
  });
}
