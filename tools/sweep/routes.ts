/** Method and path, with `*` for variable parts. */
export interface SweptCall {
  readonly call: string;
  /** A failure may go unreported: a count, a picture, a remark. */
  readonly isOrnament?: true;
  /** Made by the frame around every page: its misbehaviour is checked once, on the start page. */
  readonly isOfFrame?: true;
  /** Made only for users who are not administrators. */
  readonly isOfOthers?: true;
}

export interface SweptRoute {
  /** As in the route files; `:names` are filled in, and `*` means any other address. */
  readonly pattern: string;
  /** Undefined where the heading comes from the server. */
  readonly heading?: RegExp;
  readonly isPublic?: true;
  readonly versions?: readonly string[];
  readonly calls: readonly SweptCall[];
}

const ornament = (call: string): SweptCall => ({ call, isOrnament: true });
const needed = (call: string): SweptCall => ({ call });

/** On every page, before anything else. */
const server = [needed('GET /api/v3/Init/Status'), ornament('GET /api/v3/Init/Version')];

const frame = [
  ...server,
  ornament('GET /api/v3/User/Current'),
  ornament('GET /api/v3/Settings'),
  ornament('GET /api/v3/Queue'),
  ornament('GET /api/v3/WebUI/LatestVersion'),
  ornament('GET /api/v3/WebUI/LatestServerVersion'),
  // By its newest files the interface recognizes another database.
  ornament('GET /api/v3/File'),
  ornament('* /signalr/*'),
].map((call): SweptCall => ({ ...call, isOfFrame: true }));

const pictures = ornament('GET /api/v3/Image/*');

/** Each widget shows the failure of its own call; the board needs none of them. */
const board = [
  ...frame,
  pictures,
  ...[
    'Queue/Items',
    'File',
    'Dashboard/RecentlyAddedEpisodes',
    'Dashboard/Stats',
    'Dashboard/SeriesSummary',
    'Dashboard/AniDBCalendar',
    'Series/AniDB/RecommendedForYou',
    'Dashboard/ContinueWatchingEpisodes',
    'Dashboard/NextUpEpisodes',
    'ImportFolder',
  ].map((path) => ornament(`GET /api/v3/${path}`)),
];

const list = [
  ...frame,
  pictures,
  needed('POST /api/v3/Filter/Preview/Group'),
  ornament('POST /api/v3/Filter/Preview/Group/Letters'),
];

const group = [
  ...frame,
  pictures,
  needed('GET /api/v3/Group/*'),
  needed('POST /api/v3/Filter/Preview/Group/*/Series'),
];

const seriesPage = [
  ...frame,
  pictures,
  needed('GET /api/v3/Series/*'),
  ornament('GET /api/v3/Series/*/Group'),
  ornament('GET /api/v3/WebUI/Series/*'),
  needed('GET /api/v3/Series/*/Tags'),
  // Without it the names of people are no links.
  ornament('GET /api/v3/Filter/Expressions'),
];

const overview = [
  ...seriesPage,
  needed('GET /api/v3/Series/*/NextUpEpisode'),
  needed('GET /api/v3/Series/*/AniDB/Related'),
  needed('GET /api/v3/Series/*/AniDB/Similar'),
  needed('GET /api/v3/Series/*/Cast'),
];

const images = [...seriesPage, needed('GET /api/v3/Series/*/Images')];

const fileList = [...frame, needed('GET /api/v3/File'), ornament('GET /api/v3/ImportFolder')];

const releases = (kind: string) => [...frame, needed(`GET /api/v3/ReleaseManagement/${kind}/Series`)];

const seriesAddress = 'collection/series/:seriesId';

/** The background picture is missing in a collection without series. */
const settingsFrame = [...frame, pictures, ornament('GET /api/v3/Series')];

const settingsPage = [...settingsFrame, needed('GET /api/v3/Settings')];

const general = [...settingsPage, ornament('GET /api/v3/WebUI/Theme')];

const page = (
  pattern: string,
  heading: string | RegExp | undefined,
  calls: readonly SweptCall[],
  more: Pick<SweptRoute, 'isPublic' | 'versions'> = {},
): SweptRoute => ({
  pattern,
  ...(heading !== undefined && {
    heading: typeof heading === 'string' ? new RegExp(`^${heading}$`) : heading,
  }),
  calls,
  ...more,
});

/** A test fails when a route of the route files is missing here. */
export const sweptRoutes: readonly SweptRoute[] = [
  page('', 'Dashboard', board),
  page('login', 'Sign in', [...server, ornament('GET /api/v3/Image/Random/Backdrop/Metadata'), pictures], {
    isPublic: true,
  }),
  // On a server that is set up, the first run redirects to the login page.
  page(
    'firstrun/:step?',
    'Sign in',
    [...server, ornament('GET /api/v3/Image/Random/Backdrop/Metadata'), pictures],
    { isPublic: true },
  ),
  page('unsupported', /too old/, server, { isPublic: true, versions: ['5.0.0'] }),
  page('*', 'Page not found', frame),
  page('dashboard', 'Dashboard', board),
  page('dashboard/calendar', 'Calendar', [
    ...frame,
    pictures,
    needed('GET /api/v3/Dashboard/CalendarEpisodes'),
  ]),
  page('dashboard/health', 'Health', [
    ...frame,
    needed('GET /api/v3/Init/Connectivity'),
    // The hub's reports serve as well.
    ornament('GET /api/v3/Queue'),
    needed('GET /api/v3/ImportFolder'),
    needed('GET /api/v3/Folder'),
    needed('GET /api/v3/Dashboard/Stats'),
  ]),
  page('dashboard/*', 'Page not found', frame),
  page('collection', 'Collection', list),
  page('collection/*', 'Page not found', frame),
  page('collection/filter/:filterId', undefined, [...list, needed('GET /api/v3/Filter/*')]),
  page('collection/group/:groupId', undefined, group),
  page('collection/group/:groupId/filter/:filterId', undefined, [...group, needed('GET /api/v3/Filter/*')]),
  page(seriesAddress, undefined, overview),
  page(`${seriesAddress}/overview`, undefined, overview),
  page(`${seriesAddress}/x/:contribution`, undefined, seriesPage),
  page(`${seriesAddress}/credits`, undefined, [...seriesPage, needed('GET /api/v3/Series/*/Cast')]),
  page(`${seriesAddress}/images/:imageType?`, undefined, images),
  page(`${seriesAddress}/tags`, undefined, seriesPage),
  page(`${seriesAddress}/episodes`, undefined, [...seriesPage, needed('GET /api/v3/Series/*/Episode')]),
  page(`${seriesAddress}/files`, undefined, [
    ...seriesPage,
    needed('GET /api/v3/WebUI/Series/*/FileSummary'),
  ]),
  page(`${seriesAddress}/tmdb-linking`, 'Metadata Linking', [
    ...frame,
    pictures,
    needed('GET /api/v3/Series/*'),
    needed('GET /api/v3/Series/*/Episode'),
    needed('GET /api/v3/Series/*/TMDB/Show/CrossReferences/Episode'),
    needed('GET /api/v3/Series/*/TMDB/Movie/CrossReferences'),
    needed('GET /api/v3/Tmdb/Show/*'),
    needed('GET /api/v3/Tmdb/Show/*/Episode'),
  ]),
  // Users who may not change the server are redirected to their account.
  page('settings', /^(General|Account)$/, general),
  page('settings/*', 'Page not found', frame),
  page('settings/general', 'General', general),
  page('settings/integrations', 'Integrations', [...settingsPage, needed('GET /plex/pin/authenticated')]),
  page('settings/user-management', 'User Management', [...settingsFrame, needed('GET /api/v3/User')]),
  page('settings/user-management/:userId', undefined, [...settingsFrame, needed('GET /api/v3/User')]),
  page('settings/account', 'Account', [
    ...settingsFrame,
    { ...ornament('GET /api/v3/WebUI/Theme'), isOfOthers: true },
  ]),
  page('settings/api-keys', 'API Keys', [...settingsFrame, needed('GET /api/auth')]),
  page('settings/plugins', 'Plugins', settingsPage),
  // Before 6 these say that the server has none.
  page('settings/hashing-and-release', 'Hashing & Release', settingsFrame),
  page('settings/configurations', 'Configurations', settingsFrame),
  page('settings/configurations/:configId', undefined, settingsFrame),
  page('settings/server-plugins', 'Server Plugins', settingsFrame),
  page('settings/server-plugins/:pluginId', undefined, settingsFrame),
  page('settings/x/:contribution', 'Plugin', settingsFrame),
  page('settings/import', 'Import', [...settingsPage, needed('GET /api/v3/ImportFolder')]),
  page('settings/anidb', 'AniDB', settingsPage),
  page('settings/metadata-sites', 'Metadata Sites', settingsPage),
  page('settings/collection', 'Collection', [
    ...settingsPage,
    ornament('GET /api/v3/Settings/SupportedLanguages'),
  ]),
  page('log', 'Log', frame),
  page('utilities', 'Unrecognized Files', fileList),
  page('utilities/*', 'Page not found', frame),
  page('utilities/file-search', 'File Search', fileList),
  // Without files to edit it redirects to the search.
  page('utilities/file-search/release-info', 'File Search', fileList),
  page('utilities/series-without-files', 'Series Without Files', [
    ...frame,
    needed('GET /api/v3/Series/WithoutFiles'),
  ]),
  page('utilities/renamer', 'Renamer', [
    ...frame,
    needed('GET /api/v3/Renamer'),
    needed('GET /api/v3/Renamer/Config'),
    ornament('GET /api/v3/ImportFolder'),
  ]),
  page('utilities/x/:contribution', 'Utilities', frame),
  page('utilities/unrecognized', 'Unrecognized Files', fileList),
  page('utilities/unrecognized/files', 'Unrecognized Files', fileList),
  // Without files to link it redirects to their list.
  page('utilities/unrecognized/files/link', 'Unrecognized Files', fileList),
  // Before 6 it says that the server has no providers.
  page('utilities/unrecognized/files/providers', 'Link with Providers', frame),
  page('utilities/unrecognized/manually-linked-files', 'Manually Linked Files', [
    ...frame,
    needed('GET /api/v3/Series/WithManuallyLinkedFiles'),
  ]),
  page('utilities/unrecognized/manually-linked-files/all', 'Manually Linked Files', [
    ...fileList,
    ornament('GET /api/v3/Series/*'),
    ornament('GET /api/v3/Episode/*'),
  ]),
  page('utilities/unrecognized/ignored-files', 'Ignored Files', fileList),
  page('utilities/release-management', 'Release Management', releases('MultipleReleases')),
  page('utilities/release-management/multiples', 'Release Management', releases('MultipleReleases')),
  page('utilities/release-management/duplicates', 'Release Management', releases('DuplicateFiles')),
  page('utilities/release-management/missing-episodes', 'Release Management', releases('MissingEpisodes')),
];

/** Calls of pages as version 6 has them, with undefined for those that it has not. */
const callsSince6: Readonly<Record<string, string | undefined>> = {
  'GET /api/v3/ImportFolder': 'GET /api/v3/ManagedFolder',
  'GET /api/v3/ReleaseManagement/DuplicateFiles/Series': 'GET /api/v3/DuplicateFiles/Series',
  'GET /api/v3/ReleaseManagement/MissingEpisodes/Series': 'GET /api/v3/MissingEpisodes/Series',
  'GET /api/v3/ReleaseManagement/MultipleReleases/Series': 'GET /api/v3/ReleaseManagement/Series',
  'POST /api/v3/Filter/Preview/Group/Letters': 'GET /api/v3/Group/Letters',
};

const generalSince6 = [...general, ornament('GET /api/v3/WebUI/History')];

const configuration = [
  ...settingsFrame,
  needed('GET /api/v3/Configuration/*'),
  needed('GET /api/v3/Configuration/*/Info'),
  needed('GET /api/v3/Configuration/*/Schema'),
];

const presets = [
  ...frame,
  needed('GET /api/v3/Relocation/Provider'),
  needed('GET /api/v3/Relocation/Preset'),
  needed('GET /api/v3/Relocation/Preset/*/Configuration'),
  needed('GET /api/v3/Configuration/*/Schema'),
  ornament('GET /api/v3/ManagedFolder'),
];

const serverPlugins = [
  ...settingsFrame,
  needed('GET /api/v3/Plugin'),
  needed('GET /api/v3/Plugin/Package'),
  needed('GET /api/v3/Plugin/Package/Repository'),
  needed('GET /api/v3/Plugin/Package/Settings'),
  needed('GET /api/v3/Plugin/Package/Updates'),
  ornament('GET /api/v3/Plugin/Compatibility'),
];

const serverPlugin = [
  ...settingsFrame,
  needed('GET /api/v3/Plugin/*/All'),
  needed('GET /api/v3/Plugin/*/Dependencies'),
  needed('GET /api/v3/Plugin/*/Dependents'),
  needed('GET /api/v3/Plugin/*/Pages'),
  needed('GET /api/v3/Configuration'),
];

/** Pages that make other calls on version 6 altogether. */
const pagesSince6: Readonly<Record<string, readonly SweptCall[]>> = {
  settings: generalSince6,
  'settings/general': generalSince6,
  'settings/hashing-and-release': [
    ...settingsFrame,
    needed('GET /api/v3/Hashing/Provider'),
    needed('GET /api/v3/Hashing/Summary'),
    needed('GET /api/v3/ReleaseInfo/Provider'),
  ],
  'settings/configurations': [...settingsFrame, needed('GET /api/v3/Configuration')],
  'settings/configurations/:configId': configuration,
  'settings/server-plugins': serverPlugins,
  'settings/server-plugins/:pluginId': serverPlugin,
  'utilities/renamer': presets,
  // Without files to link it redirects to their list.
  'utilities/unrecognized/files/providers': [...fileList, needed('GET /api/v3/ReleaseInfo/Provider')],
};

/** For the hub, which wants one since version 6. */
const hubToken: SweptCall = { ...ornament('POST /api/v3/Auth/GenerateToken'), isOfFrame: true };

export function routeSince6(route: SweptRoute): SweptRoute {
  const calls = (pagesSince6[route.pattern] ?? route.calls).flatMap((one) => {
    const call = one.call in callsSince6 ? callsSince6[one.call] : one.call;
    return call === undefined ? [] : [{ ...one, call }];
  });
  return { ...route, calls: [...calls, hubToken] };
}
