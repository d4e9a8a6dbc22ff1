/**
 * Calls that servers before 5.3 have and the recorded 5.3.3 has no longer (facts 2), typed like the generated ones.
 * What makes them says so with `server: before53`.
 */
export interface OlderOperations {
  GET: {
    'Action/SyncTrakt': { role: 'user'; input: object; answer: undefined };
    'Action/UpdateAllTraktInfo': { role: 'user'; input: object; answer: undefined };
    'Action/PurgeAllOfTvDB': { role: 'user'; input: object; answer: undefined };
  };
  POST: {
    'Series/{seriesId}/Trakt/Refresh': { role: 'user'; input: { seriesId: number }; answer: undefined };
    'Series/{seriesId}/Trakt/Sync': { role: 'user'; input: { seriesId: number }; answer: undefined };
  };
  PUT: object;
  PATCH: object;
  DELETE: object;
}
