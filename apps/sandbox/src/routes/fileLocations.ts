import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { numbersIn, pathId } from '../http/query.ts';
import { removeFile } from '../model/removal.ts';
import type { FileLocation, VideoFile } from '../model/types.ts';
import { presentLocation } from '../present/presentFile.ts';
import { allowFile } from './access.ts';
import type { Api } from './api.ts';
import { emitFileDeleted } from './fileEvents.ts';

interface Place {
  readonly file: VideoFile;
  readonly location: FileLocation;
}

export function placeOf({ library }: Sandbox, id: number): Place | undefined {
  for (const file of library.files.values()) {
    const location = file.locations.find((one) => one.id === id);
    if (location !== undefined) return { file, location };
  }
  return undefined;
}

/** Removing a file's last location removes the file. */
export function removePlace(sandbox: Sandbox, { file, location }: Place): void {
  emitFileDeleted(sandbox, file, [location]);
  file.locations = file.locations.filter((one) => one !== location);
  if (file.locations.length === 0) removeFile(sandbox.library, file);
  else for (const { series } of file.episodes) sandbox.library.changed(series);
}

export function fileLocationRoutes(api: Api, sandbox: Sandbox): void {
  const placeInPath = (params: unknown): Place => {
    const place = placeOf(sandbox, pathId('locationID', params));
    if (place === undefined) throw notFound('No File.Location entry for the given locationID.');
    return place;
  };

  api.get('/api/v3/File/:fileID/Location', ({ view, query, file }) => {
    const parts = new Set<string>();
    if (query.boolean('includeAbsolutePaths', false)) parts.add('AbsolutePaths');
    if (view.isSince6 && query.boolean('includeLocationUID', false)) parts.add('LocationUIDs');
    return file.locations.map((location) => presentLocation(view, file, location, parts));
  });

  api.get('/api/v3/File/Location/:locationID', ({ view, params }) => {
    const { file, location } = placeInPath(params);
    const parts = new Set(view.isSince6 ? ['AbsolutePaths', 'LocationUIDs'] : ['AbsolutePaths']);
    return presentLocation(view, allowFile(view, file), location, parts);
  });

  api.delete('/api/v3/File/Location/:locationID', ({ query, params }) => {
    query.boolean('deleteFile', true);
    query.boolean('deleteFolder', true);
    removePlace(sandbox, placeInPath(params));
  });

  api.delete('/api/v3/File/Location', ({ body }) => {
    for (const id of new Set(numbersIn(body, 'locationIDs'))) {
      const place = placeOf(sandbox, id);
      if (place !== undefined) removePlace(sandbox, place);
    }
  });
}
