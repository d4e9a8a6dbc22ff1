/** Who may make a call: nobody in particular (no key), anyone signed in, administrators alone. */
export type Role = 'anyone' | 'user' | 'administrator';

/** One line of the table. */
export interface RoleRule {
  /** HTTP method in capitals. */
  readonly method: string;
  /** Full path; `{name}` stands for one segment. Letter case does not matter. */
  readonly path: string;
  readonly role: Role;
  /** First server version that has this rule, such as `5.3`; without it, all. */
  readonly from?: string;
  /** First server version that no longer has it. */
  readonly until?: string;
}

const v3 = '/api/v3';

function rules(role: Role, base: string, calls: readonly string[]): RoleRule[] {
  return calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path: base + path, role };
  });
}

const action = (name: string) => `GET /Action/${name}`;

/**
 * Which call needs which role, as the server enforces it (contract/api-facts.md, section 3). A call under
 * `/api` or `/plex` that is not named here is for anyone signed in; the named `user` lines are those that
 * stand close to an administrator's call and would be guessed wrong.
 *
 * @example roleRules.filter((rule) => rule.role === 'administrator').length
 */
export const roleRules: readonly RoleRule[] = [
  ...rules('anyone', '/api', ['POST /auth']),
  ...rules('anyone', v3, [
    'GET /Init/Version',
    'GET /Init/Status',
    'GET /Init/InUse',
    'GET /Init/Connectivity',
    'GET /Init/StartServer',
    'GET /Image/{source}/{type}/{value}',
    'GET /Image/Random/{imageType}',
    'GET /Image/Random/{imageType}/Metadata',
    'GET /WebUI/Theme',
    'GET /WebUI/Theme.css',
    'GET /WebUI/Theme/{themeID}',
    'GET /WebUI/LatestVersion',
    'GET /WebUI/LatestServerVersion',
    'GET /WebUI/Update',
    'POST /WebUI/Update',
    'GET /WebUI/Install',
    'POST /WebUI/Install',
  ]),
  ...rules('administrator', v3, [
    'GET /Settings',
    'PATCH /Settings',
    'POST /Settings/AniDB/TestLogin',
    'GET /Settings/SupportedLanguages',
    'GET /User',
    'POST /User',
    'GET /User/{userID}',
    'PUT /User/{userID}',
    'PATCH /User/{userID}',
    'DELETE /User/{userID}',
    'POST /User/{userID}/ChangePassword',
    'POST /Queue/Pause',
    'POST /Queue/Resume',
    'POST /Queue/Clear',
    'GET /Queue/Items',
    'POST /Init/Connectivity',
    'POST /ImportFolder',
    'PUT /ImportFolder',
    'PATCH /ImportFolder/{folderID}',
    'DELETE /ImportFolder/{folderID}',
    'POST /Renamer/Config',
    'PUT /Renamer/Config/{configName}',
    'PATCH /Renamer/Config/{configName}',
    'DELETE /Renamer/Config/{configName}',
    'POST /Renamer/Config/{configName}/Preview',
    'POST /Renamer/Config/{configName}/Relocate',
    'POST /Renamer/Preview',
    'POST /Renamer/Relocate',
    'POST /Renamer/Relocate/Location/{locationID}',
    'DELETE /File',
    'DELETE /File/{fileID}',
    'DELETE /File/Location',
    'DELETE /File/Location/{locationID}',
    'POST /Episode/{episodeID}/SetHidden',
    'POST /Episode/{episodeID}/OverrideTitle',
    'POST /Episode/{episodeID}/TMDB/Movie',
    'DELETE /Episode/{episodeID}/TMDB/Movie',
    'PUT /Episode/{episodeID}/Images/{imageType}',
    'DELETE /Episode/{episodeID}/Images/{imageType}',
    'DELETE /Series/{seriesID}',
    'POST /Series/{seriesID}/OverrideTitle',
    'PATCH /Series/{seriesID}/Move/{groupID}',
    'PUT /Series/{seriesID}/Images/{imageType}',
    'DELETE /Series/{seriesID}/Images/{imageType}',
    'POST /Series/{seriesID}/Tags/User',
    'DELETE /Series/{seriesID}/Tags/User',
    'POST /Series/{seriesID}/File/Rescan',
    'POST /Series/{seriesID}/File/Rehash',
    'POST /Series/{seriesID}/File/Relocate',
    'GET /Series/{seriesID}/TMDB/Action/AutoSearch',
    'POST /Series/{seriesID}/TMDB/Action/AutoSearch',
    'POST /Series/{seriesID}/TMDB/Movie',
    'DELETE /Series/{seriesID}/TMDB/Movie',
    'POST /Series/{seriesID}/TMDB/Movie/Action/DownloadImages',
    'POST /Series/{seriesID}/TMDB/Movie/Action/Refresh',
    'POST /Series/{seriesID}/TMDB/Show',
    'DELETE /Series/{seriesID}/TMDB/Show',
    'POST /Series/{seriesID}/TMDB/Show/Action/DownloadImages',
    'POST /Series/{seriesID}/TMDB/Show/Action/Refresh',
    'POST /Series/{seriesID}/TMDB/Show/CrossReferences/Episode',
    'DELETE /Series/{seriesID}/TMDB/Show/CrossReferences/Episode',
    'GET /Series/{seriesID}/TMDB/Show/CrossReferences/Episode/Auto',
    'POST /Series/{seriesID}/TMDB/Show/CrossReferences/Episode/Auto',
    'GET /Tmdb/Movie/Online/Search',
    'GET /Tmdb/Show/Online/Search',
    'POST /Tmdb/Movie/{movieID}/Action/Refresh',
    'POST /Tmdb/Show/{showID}/Action/Refresh',
    'POST /Tmdb/Movie/{movieID}/Action/DownloadImages',
    'POST /Tmdb/Show/{showID}/Action/DownloadImages',
    'DELETE /Tmdb/Movie/{movieID}',
    'DELETE /Tmdb/Show/{showID}',
    'POST /Tag/User',
    'PUT /Tag/User/{tagID}',
    'PATCH /Tag/User/{tagID}',
    'DELETE /Tag/User/{tagID}',
    'POST /Filter',
    'PUT /Filter/{filterID}',
    'PATCH /Filter/{filterID}',
    'DELETE /Filter/{filterID}',
    'POST /WebUI/Theme/AddFromURL',
    'POST /WebUI/Theme/AddFromFile',
    'DELETE /WebUI/Theme/{themeID}',
    'GET /WebUI/Theme/{themeID}/Update',
    'POST /WebUI/Theme/{themeID}/Update',
    'POST /AVDump/Update',
    'POST /Image/{source}/{type}/{value}/Enabled',
    // Both are answered with 403 to everyone once the server runs; before that all callers are administrators.
    'GET /Init/DefaultUser',
    'POST /Init/DefaultUser',
    'GET /Init/Database/Test',
    ...[
      'PurgeAllUnusedTmdbMovies',
      'PurgeAllUnusedTmdbShows',
      'PurgeAllUnusedTmdbImages',
      'PurgeAllTmdbMovieCollections',
      'PurgeAllTmdbShowAlternateOrderings',
      'PurgeAllTmdbLinks',
      'AVDumpMismatchedFiles',
      'DownloadMissingAniDBAnimeData',
      'SyncMyList',
      'UpdateAllAniDBInfo',
      'UpdateAllMediaInfo',
      'UpdateSeriesStats',
      'UpdateMissingAniDBFileInfo',
      'UpdateAniDBCalendar',
      'RecreateAllGroups',
      'RenameAllGroups',
      'PlexSyncAll',
      'AddAllManualLinksToMyList',
      'GetAniDBNotifications',
      'RefreshAniDBMovedFiles',
    ].map(action),
  ]),
  ...rules('user', v3, [
    'GET /User/Current',
    'PUT /User/Current',
    'PATCH /User/Current',
    'POST /User/Current/ChangePassword',
    'GET /Queue',
    'GET /ImportFolder',
    'GET /ImportFolder/{folderID}/Scan',
    'GET /Tmdb/Movie/Online/{movieID}',
    'GET /Tmdb/Show/Online/{showID}',
    'POST /Tmdb/Movie/Online/Bulk',
    'POST /Tmdb/Show/Online/Bulk',
    'GET /Tmdb/Show/{showID}/Ordering',
    'POST /Tmdb/Show/{showID}/Ordering/SetPreferred',
    ...[
      'RunImport',
      'ImportNewFiles',
      'SyncVotes',
      'RemoveMissingFiles/{removeFromMyList}',
      'UpdateAllImages',
      'ValidateAllImages',
      'SearchForTmdbMatches',
      'UpdateAllTmdbMovies',
      'UpdateAllTmdbShows',
      'DownloadMissingTmdbPeople',
    ].map(action),
  ]),
  ...rules('user', v3, ['SendWatchStatesToTrakt', 'GetWatchStatesFromTrakt'].map(action)).map((rule) => ({
    ...rule,
    from: '5.3',
  })),
  ...rules('user', v3, ['SyncTrakt', 'UpdateAllTraktInfo', 'PurgeAllOfTvDB'].map(action)).map((rule) => ({
    ...rule,
    until: '5.3',
  })),
];

interface CompiledRule extends RoleRule {
  readonly segments: readonly string[];
  readonly wildcards: number;
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
}

const compiled = new Map<string, CompiledRule[]>();
for (const rule of roleRules) {
  const segments = segmentsOf(rule.path);
  const key = `${rule.method} ${segments.length}`;
  const list = compiled.get(key) ?? [];
  list.push({ ...rule, segments, wildcards: segments.filter((part) => part.startsWith('{')).length });
  // A literal segment wins over a placeholder: User/Current before User/{userID}.
  compiled.set(
    key,
    list.sort((a, b) => a.wildcards - b.wildcards),
  );
}

function compareVersions(left: string, right: string): number {
  const parts = (version: string) => version.split('.').map(Number);
  const [a, b] = [parts(left), parts(right)];
  for (let index = 0; index < 4; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function holds(rule: RoleRule, serverVersion: string | undefined): boolean {
  if (serverVersion === undefined) return true;
  if (rule.from !== undefined && compareVersions(serverVersion, rule.from) < 0) return false;
  return rule.until === undefined || compareVersions(serverVersion, rule.until) < 0;
}

/**
 * The role that a call needs (contract/api-facts.md, section 3).
 *
 * @param method HTTP method in any case.
 * @param path path of the call without query, with real values or with placeholders.
 * @param serverVersion the server's version of two to four numbers; without it every rule counts.
 * @returns `user` for a call that the table does not name.
 * @example requiredRole('PATCH', '/api/v3/Series/5/Move/7', '5.3.3.0') // 'administrator'
 */
export function requiredRole(method: string, path: string, serverVersion?: string): Role {
  const segments = segmentsOf(path);
  const rules = compiled.get(`${method.toUpperCase()} ${segments.length}`) ?? [];
  const rule = rules.find(
    (one) =>
      one.segments.every((part, index) => part.startsWith('{') || part === segments[index]) &&
      holds(one, serverVersion),
  );
  return rule?.role ?? 'user';
}

/** A call as the table knows it. */
export interface Call {
  readonly method: string;
  readonly path: string;
}

/**
 * Whether somebody may make a call; what is not allowed is not drawn.
 *
 * @param user who is signed in, or undefined when nobody is.
 * @param call method and path; the values of placeholders do not matter.
 * @param serverVersion as for {@link requiredRole}.
 * @example isAllowed({ isAdmin: false }, { method: 'DELETE', path: '/api/v3/Series/{seriesID}' }, '5.3.3.0') // false
 */
export function isAllowed(
  user: { readonly isAdmin: boolean } | undefined,
  call: Call,
  serverVersion?: string,
): boolean {
  const role = requiredRole(call.method, call.path, serverVersion);
  if (role === 'anyone') return true;
  return user !== undefined && (role === 'user' || user.isAdmin);
}
