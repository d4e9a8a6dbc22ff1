/**
 * Calls that the document of the recorded 5.3.3 lacks, typed like the generated ones. Servers before 5.3 alone have
 * them (facts 2), and what makes them says so with `server: before53`; but `/api/trakt/code`, which 5.3.3 has too and
 * does not contain (facts 5.12).
 */
export interface OlderOperations {
  GET: {
    '/api/trakt/code': { role: 'user'; input: object; answer: { usercode: string; url: string } };
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
