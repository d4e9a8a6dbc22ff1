import { notRecorded } from '../http/errors.ts';
import type { Api } from './api.ts';

export function playlistRoutes(api: Api): void {
  api.get('/api/v3/Playlist/Generate', ({ query }) => {
    if (query.list('playlist').length > 0) throw notRecorded('Only the empty playlist was recorded.');
    return [];
  });
}
