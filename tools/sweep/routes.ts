/** A call of a screen: method, and path with `*` for what differs from one to the next. */
export interface SweptCall {
  readonly call: string;
  /** What it brings may be left out without a word: a count, a picture, a remark. */
  readonly isOrnament?: true;
  /** Made by the frame around every page: its misbehaviour is checked once, on the start page. */
  readonly isOfFrame?: true;
  /** Made for those who are no administrators, and for them alone. */
  readonly isOfOthers?: true;
}

export interface SweptRoute {
  /** As the route files have it; `:names` are filled in, and `*` means any other address. */
  readonly pattern: string;
  /** What the page is headed; nothing where the heading is what the server says. */
  readonly heading?: RegExp;
  /** Shown to those who are not signed in. */
  readonly isPublic?: true;
  /** Server versions, where not those of every route. */
  readonly versions?: readonly string[];
  readonly calls: readonly SweptCall[];
}

const ornament = (call: string): SweptCall => ({ call, isOrnament: true });
const needed = (call: string): SweptCall => ({ call });

/** Made before anything is known: on every page. */
const server = [needed('GET /api/v3/Init/Status'), ornament('GET /api/v3/Init/Version')];

/** Of the frame around every page behind the session guard. */
const frame = [
  ...server,
  ornament('GET /api/v3/User/Current'),
  ornament('GET /api/v3/Settings'),
  ornament('GET /api/v3/Queue'),
  ornament('GET /api/v3/WebUI/LatestVersion'),
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

/** Of a series' page, whatever its tab. */
const seriesPage = [
  ...frame,
  pictures,
  needed('GET /api/v3/Series/*'),
  ornament('GET /api/v3/Series/*/Group'),
  ornament('GET /api/v3/WebUI/Series/*'),
  needed('GET /api/v3/Series/*/Tags'),
];

const overview = [
  ...seriesPage,
  needed('GET /api/v3/Series/*/NextUpEpisode'),
  needed('GET /api/v3/Series/*/AniDB/Related'),
  needed('GET /api/v3/Series/*/AniDB/Similar'),
  needed('GET /api/v3/Series/*/Cast'),
];

const images = [...seriesPage, needed('GET /api/v3/Series/*/Images')];

/** A list of files, with the names of the import folders they lie in. */
const fileList = [...frame, needed('GET /api/v3/File'), ornament('GET /api/v3/ImportFolder')];

const releases = (matter: string) => [...frame, needed(`GET /api/v3/ReleaseManagement/${matter}/Series`)];

const seriesAddress = 'collection/series/:seriesId';

/** Of a page of settings, with the picture behind it. */
const settingsPage = [...frame, pictures, needed('GET /api/v3/Settings')];

const general = [...settingsPage, ornament('GET /api/v3/WebUI/Theme')];

/** Every route of the product. A test fails when the route files have one that is missing here. */
export const sweptRoutes: readonly SweptRoute[] = [
  { pattern: '', heading: /^Dashboard$/, calls: board },
  {
    pattern: 'login',
    heading: /^Sign in$/,
    isPublic: true,
    calls: [...server, ornament('GET /api/v3/Image/Random/Backdrop/Metadata'), pictures],
  },
  // Of a server that has been set up: the first run is over, and leads to the login page.
  {
    pattern: 'firstrun/:step?',
    heading: /^Sign in$/,
    isPublic: true,
    calls: [...server, ornament('GET /api/v3/Image/Random/Backdrop/Metadata'), pictures],
  },
  {
    pattern: 'unsupported',
    heading: /too old/,
    isPublic: true,
    versions: ['5.0.0'],
    calls: [...server, ornament('GET /api/v3/WebUI/LatestVersion')],
  },
  { pattern: '*', heading: /^Page not found$/, calls: frame },
  { pattern: 'dashboard', heading: /^Dashboard$/, calls: board },
  {
    pattern: 'dashboard/calendar',
    heading: /^Calendar$/,
    calls: [...frame, pictures, needed('GET /api/v3/Dashboard/CalendarEpisodes')],
  },
  {
    pattern: 'dashboard/health',
    heading: /^Health$/,
    calls: [
      ...frame,
      needed('GET /api/v3/Init/Connectivity'),
      needed('GET /api/v3/Queue'),
      needed('GET /api/v3/ImportFolder'),
      needed('GET /api/v3/Folder'),
      needed('GET /api/v3/Dashboard/Stats'),
    ],
  },
  { pattern: 'dashboard/*', heading: /^Page not found$/, calls: frame },
  { pattern: 'collection', heading: /^Collection$/, calls: list },
  { pattern: 'collection/*', heading: /^Page not found$/, calls: frame },
  { pattern: 'collection/filter/:filterId', calls: [...list, needed('GET /api/v3/Filter/*')] },
  { pattern: 'collection/group/:groupId', calls: group },
  {
    pattern: 'collection/group/:groupId/filter/:filterId',
    calls: [...group, needed('GET /api/v3/Filter/*')],
  },
  { pattern: seriesAddress, calls: overview },
  { pattern: `${seriesAddress}/overview`, calls: overview },
  { pattern: `${seriesAddress}/x/:contribution`, calls: seriesPage },
  { pattern: `${seriesAddress}/credits`, calls: [...seriesPage, needed('GET /api/v3/Series/*/Cast')] },
  { pattern: `${seriesAddress}/images/:imageType?`, calls: images },
  { pattern: `${seriesAddress}/tags`, calls: seriesPage },
  { pattern: `${seriesAddress}/episodes`, calls: [...seriesPage, needed('GET /api/v3/Series/*/Episode')] },
  {
    pattern: `${seriesAddress}/files`,
    calls: [...seriesPage, needed('GET /api/v3/WebUI/Series/*/FileSummary')],
  },
  {
    pattern: `${seriesAddress}/tmdb-linking`,
    heading: /^Metadata Linking$/,
    calls: [
      ...frame,
      pictures,
      needed('GET /api/v3/Series/*'),
      needed('GET /api/v3/Series/*/Episode'),
      needed('GET /api/v3/Series/*/TMDB/Show/CrossReferences/Episode'),
      needed('GET /api/v3/Series/*/TMDB/Movie/CrossReferences'),
      needed('GET /api/v3/Tmdb/Show/*'),
      needed('GET /api/v3/Tmdb/Show/*/Episode'),
    ],
  },
  // Users who may not change the server are redirected to their account.
  { pattern: 'settings', heading: /^(General|Account)$/, calls: general },
  { pattern: 'settings/*', heading: /^Page not found$/, calls: frame },
  {
    pattern: 'settings/general',
    heading: /^General$/,
    calls: general,
  },
  {
    pattern: 'settings/integrations',
    heading: /^Integrations$/,
    calls: [...settingsPage, needed('GET /plex/pin/authenticated')],
  },
  {
    pattern: 'settings/user-management',
    heading: /^User Management$/,
    calls: [...frame, pictures, needed('GET /api/v3/User')],
  },
  {
    pattern: 'settings/user-management/:userId',
    calls: [...frame, pictures, needed('GET /api/v3/User')],
  },
  {
    pattern: 'settings/account',
    heading: /^Account$/,
    calls: [...frame, pictures, { ...ornament('GET /api/v3/WebUI/Theme'), isOfOthers: true }],
  },
  {
    pattern: 'settings/api-keys',
    heading: /^API Keys$/,
    calls: [...frame, pictures, needed('GET /api/auth')],
  },
  { pattern: 'settings/plugins', heading: /^Plugins$/, calls: settingsPage },
  { pattern: 'settings/x/:contribution', heading: /^Plugin$/, calls: [...frame, pictures] },
  {
    pattern: 'settings/import',
    heading: /^Import$/,
    calls: [...settingsPage, needed('GET /api/v3/ImportFolder')],
  },
  { pattern: 'settings/anidb', heading: /^AniDB$/, calls: settingsPage },
  { pattern: 'settings/metadata-sites', heading: /^Metadata Sites$/, calls: settingsPage },
  {
    pattern: 'settings/collection',
    heading: /^Collection$/,
    calls: [...settingsPage, ornament('GET /api/v3/Settings/SupportedLanguages')],
  },
  { pattern: 'log', heading: /^Log$/, calls: frame },
  { pattern: 'utilities', heading: /^Unrecognized Files$/, calls: fileList },
  { pattern: 'utilities/*', heading: /^Page not found$/, calls: frame },
  { pattern: 'utilities/file-search', heading: /^File Search$/, calls: fileList },
  {
    pattern: 'utilities/series-without-files',
    heading: /^Series Without Files$/,
    calls: [...frame, needed('GET /api/v3/Series/WithoutFiles')],
  },
  {
    pattern: 'utilities/renamer',
    heading: /^Renamer$/,
    calls: [
      ...frame,
      needed('GET /api/v3/Renamer'),
      needed('GET /api/v3/Renamer/Config'),
      ornament('GET /api/v3/ImportFolder'),
    ],
  },
  { pattern: 'utilities/x/:contribution', heading: /^Utilities$/, calls: frame },
  { pattern: 'utilities/unrecognized', heading: /^Unrecognized Files$/, calls: fileList },
  { pattern: 'utilities/unrecognized/files', heading: /^Unrecognized Files$/, calls: fileList },
  // Without files to link it leads back to their list.
  {
    pattern: 'utilities/unrecognized/files/link',
    heading: /^Unrecognized Files$/,
    calls: fileList,
  },
  {
    pattern: 'utilities/unrecognized/manually-linked-files',
    heading: /^Manually Linked Files$/,
    calls: [...frame, needed('GET /api/v3/Series/WithManuallyLinkedFiles')],
  },
  {
    pattern: 'utilities/unrecognized/manually-linked-files/all',
    heading: /^Manually Linked Files$/,
    calls: fileList,
  },
  { pattern: 'utilities/unrecognized/ignored-files', heading: /^Ignored Files$/, calls: fileList },
  {
    pattern: 'utilities/release-management',
    heading: /^Release Management$/,
    calls: releases('MultipleReleases'),
  },
  {
    pattern: 'utilities/release-management/multiples',
    heading: /^Release Management$/,
    calls: releases('MultipleReleases'),
  },
  {
    pattern: 'utilities/release-management/duplicates',
    heading: /^Release Management$/,
    calls: releases('DuplicateFiles'),
  },
  {
    pattern: 'utilities/release-management/missing-episodes',
    heading: /^Release Management$/,
    calls: releases('MissingEpisodes'),
  },
];

/** Routes that no built product has. */
export const developmentRoutes: readonly string[] = ['gallery'];
