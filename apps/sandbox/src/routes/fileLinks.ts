import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import type { Episode, Series, VideoFile } from '../model/types.ts';
import type { View } from '../present/view.ts';
import { fileInPath } from './access.ts';
import type { Api } from './api.ts';
import { emitFileMatched } from './fileEvents.ts';
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
function unlink(sandbox: Sandbox, file: VideoFile, episodeIds: readonly unknown[] | undefined): void {
  const { library } = sandbox;
  for (const location of file.locations) location.relativePath = relativePath(library, file, location);
  const leaving = file.episodes.filter(({ id }) => episodeIds?.includes(id) ?? true);
  for (const episode of leaving) episode.files = episode.files.filter((one) => one !== file);
  file.episodes = file.episodes.filter((episode) => !leaving.includes(episode));
  if (file.episodes.length === 0) {
    file.isManuallyLinked = false;
    file.imported = null;
  }
  for (const series of new Set(leaving.map((episode) => episode.series))) {
    library.changed(series);
    scheduleCount(sandbox, series);
  }
}

/** File and episode may be removed by the time the job ends. */
function scheduleLink(sandbox: Sandbox, file: VideoFile, episode: Episode): void {
  const { library, queue, clock } = sandbox;
  queue.add({
    key: `ManualLinkJob_VideoLocalID:${file.id}_EpisodeID:${episode.id}`,
    type: 'Manually Link File',
    title: 'Manually Linking File',
    details: { File: file.id, Episode: episode.id },
    duration: 20,
    done: () => {
      if (!library.files.has(file.id) || !library.episodes.has(episode.id)) return;
      if (!file.episodes.includes(episode)) {
        file.episodes = [...file.episodes, episode];
        episode.files = [...episode.files, file];
      }
      file.isManuallyLinked = true;
      file.imported = clock.now().getTime();
      library.changed(episode.series);
      emitFileMatched(sandbox, file);
      if (sandbox.settings.movesOnImport) relocate(sandbox, file);
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

/** AniDB's links can't be set by hand. @throws 400 */
function allowLinking(file: VideoFile): VideoFile {
  if (file.episodes.length > 0 && !file.isManuallyLinked) {
    throw problem({ CrossReferences: [`File ${file.id} is linked by AniDB already`] });
  }
  return file;
}

function fileById({ library }: View, id: number): VideoFile {
  const file = library.files.get(id);
  if (file === undefined) throw problem({ FileIDs: [`Unable to find a file with id ${id}`] });
  return allowLinking(file);
}

export function fileLinkRoutes(api: Api, sandbox: Sandbox): void {
  api.delete('/api/v3/File/:fileID/Link', ({ file, body }) => {
    const ids = bodyField(body, 'episodeIDs');
    unlink(sandbox, file, Array.isArray(ids) ? ids : undefined);
  });

  api.post('/api/v3/File/:fileID/Link', ({ view, body, request }) => {
    const file = allowLinking(fileInPath(view, request));
    const ids = idsIn(body, 'episodeIDs');
    const episodes = ids.map((id) => episodeById(view, id, 'EpisodeIDs'));
    for (const episode of episodes) scheduleLink(sandbox, file, episode);
  });

  api.post('/api/v3/File/Link', ({ view, body }) => {
    const ids = idsIn(body, 'fileIDs');
    if (ids.length === 0) throw problem({ FileIDs: ['FileIDs must contain at least one ID.'] });
    const episode = episodeById(view, bodyField(body, 'episodeID'), 'EpisodeID');
    const files = ids.map((id) => fileById(view, id));
    for (const file of files) scheduleLink(sandbox, file, episode);
  });
}
