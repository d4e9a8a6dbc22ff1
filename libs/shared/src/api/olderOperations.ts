/**
 * Calls missing from the recorded 5.3.3 OpenAPI document, typed like the generated ones. Only servers before 5.3 have
 * them (facts 2), so their reads and writes set `server: before53`; except `/api/trakt/code`, which 5.3.3 has without
 * listing it (facts 5.12).
 */
export interface OlderOperations {
  GET: {
    '/api/trakt/code': {
      server: 'before6';
      role: 'user';
      input: object;
      answer: { usercode: string; url: string };
    };
    'Action/SyncTrakt': { server: 'before6'; role: 'user'; input: object; answer: undefined };
    'Action/UpdateAllTraktInfo': { server: 'before6'; role: 'user'; input: object; answer: undefined };
    'Action/PurgeAllOfTvDB': { server: 'before6'; role: 'user'; input: object; answer: undefined };
  };
  POST: {
    'Series/{seriesId}/Trakt/Refresh': {
      server: 'before6';
      role: 'user';
      input: { seriesId: number };
      answer: undefined;
    };
    'Series/{seriesId}/Trakt/Sync': {
      server: 'before6';
      role: 'user';
      input: { seriesId: number };
      answer: undefined;
    };
  };
  PUT: object;
  PATCH: object;
  DELETE: object;
}
