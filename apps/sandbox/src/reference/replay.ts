import { answerCheckerOf } from '@hondana/contract/AnswerChecker';
import type { Recording } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import type { ContractVersion } from '@hondana/contract/versions';
import { type Client, type ClientAnswer, clientOf } from '../behaviour/client.ts';
import type { Sandbox } from '../context.ts';
import { startDuration } from '../lifecycle.ts';
import { uidOf } from '../model/imageUid.ts';
import { picturesOf } from '../model/pictures.ts';
import { orderingsOf } from '../model/tmdbOrderings.ts';
import { seasonIdOf } from '../model/tmdbSeasons.ts';
import { referenceVersions } from '../serverVersion.ts';
import { type StandIns, stageEarlyFile, stageRecorded } from './standIns.ts';

const episodeOf = ({ series, episode }: StandIns) => series.episodes.find(({ id }) => id === episode);

function posterUid({ series }: StandIns): string {
  const poster = picturesOf(series, 'Poster').find(({ available }) => available);
  return poster ? uidOf(poster) : '';
}

/** What the recorded paths name, each with the sandbox's counterpart. */
const subjects: Readonly<
  Record<ContractVersion, Readonly<Record<string, (standIns: StandIns) => number | string>>>
> = {
  '5.3': {
    'Series/AniDB/12576': ({ series }) => series.anidb,
    'Series/78': ({ movie }) => movie,
    'Series/1031': ({ series }) => series.id,
    'Group/660': ({ group }) => group,
    'Creator/1010': ({ creator }) => creator,
    'File/16395': ({ file }) => file,
    'Episode/20151': ({ episode }) => episode,
    'Tmdb/Show/72737': ({ series }) => series.tmdbShows[0] ?? 0,
    'Tmdb/Movie/721686': ({ tmdbMovie }) => tmdbMovie,
  },
  '6.0': {
    'Series/AniDB/1014': ({ series }) => series.anidb,
    'Series/3': ({ series }) => series.id,
    'Group/3': ({ group }) => group,
    'Creator/1006': ({ creator }) => creator,
    'File/34': ({ file }) => file,
    'ReleaseGroup/AniDB/7': ({ releaseGroup }) => releaseGroup,
    'Episode/31': ({ episode }) => episode,
    'Episode/3': ({ episode }) => episode,
    'Tmdb/Show/70002': ({ series }) => series.tmdbShows[0] ?? 0,
    'Tmdb/Season/700020': ({ series: { tmdbShows, tmdbSeason } }) => {
      const [show = 0] = tmdbShows;
      const [seasons] = orderingsOf(show);
      return seasons ? seasonIdOf(show, seasons, tmdbSeason) : 0;
    },
    'Tmdb/Episode/5200031': (standIns) => episodeOf(standIns)?.tmdbEpisodes[0] ?? 0,
    'Episode/AniDB/200031': (standIns) => episodeOf(standIns)?.anidb ?? 0,
    'Image/115f2d02-0409-5921-b4b0-812904601e45': posterUid,
    'Management/115f2d02-0409-5921-b4b0-812904601e45': posterUid,
  },
};

function translatedPath(contract: ContractVersion, path: string, standIns: StandIns): string {
  return Object.entries(subjects[contract]).reduce((translated, [subject, idOf]) => {
    const resource = subject.slice(0, subject.lastIndexOf('/') + 1);
    return translated.replace(new RegExp(`/${subject}\\b`), () => `/${resource}${idOf(standIns)}`);
  }, path);
}

function translatedBody(body: unknown, standIns: StandIns): unknown {
  if (Array.isArray(body)) return body.map((one) => (one === 16395 ? standIns.file : one));
  if (typeof body === 'object' && body !== null && 'FileIDs' in body)
    return { ...body, FileIDs: [standIns.file] };
  if (typeof body !== 'object' || body === null || !('GroupIDs' in body)) return body;
  return { ...body, GroupIDs: [standIns.group, 1, 2] };
}

/** A bigger page shows more of what a library may hold; invalid sizes stay invalid. */
function withBiggestPage(path: string): string {
  const biggest = path.includes('MissingEpisodes/Episodes') ? 1000 : 100;
  return path.replace(/pageSize=(\d+)/, (whole, size) =>
    Number(size) > 0 && Number(size) < biggest ? `pageSize=${biggest}` : whole,
  );
}

/** Lists of mixed entries, of which only the first were recorded, with the field that tells the kinds apart. */
const kinds: Record<string, string> = {
  Filter_Expressions: 'Expression',
  Filter_SortingCriteria: 'Type',
  Series_1031_Cast: 'RoleName',
  Series_3_Cast: 'RoleName',
  Series_3_Tags: 'Source',
  Series_1031_Tags_filter_128_excludeDescriptions_true: 'Source',
};

type IsRecorded = (entry: object) => boolean;

const isAnalysed: IsRecorded = (file) => 'MediaInfo' in file;
const isAnalysedAndOnAnidb: IsRecorded = (file) => isAnalysed(file) && 'AniDB' in file;
const hasSoundInAac: IsRecorded = (file) =>
  'MediaInfo' in file && JSON.stringify(file.MediaInfo).includes('"AdditionalFeatures"');

/** Lists of files of which the recorded ones are all of a kind; other files are dropped from their answers. */
const filesOf: Readonly<Record<string, IsRecorded>> = {
  File_pageSize_3_include_XRefs_MediaInfo_includeDataFrom_AniDB: isAnalysedAndOnAnidb,
  File_pageSize_3_include_XRefs_include_MediaInfo_include_ReleaseInfo_include_AbsolutePaths: hasSoundInAac,
};

/** The same for files in lists of episodes. */
const filesOfEpisodes: Readonly<Record<string, IsRecorded>> = {
  ReleaseManagement_DuplicateFiles_Episodes_pageSize_2_includeFiles_true: isAnalysed,
  ReleaseManagement_MultipleReleases_Episodes_pageSize_2_includeFiles_true: isAnalysed,
  DuplicateFiles_Episodes_pageSize_3: hasSoundInAac,
};

/** Lists of anime that the recorded server has all fetched from AniDB. */
const fetchedAnime = new Set(['Series_3_AniDB_Similar', 'Series_AniDB_1014_Similar']);

/** Keeps only the recorded kinds in such lists; nothing is known about the others. */
function sameKinds(recording: Recording, body: unknown): unknown {
  const { name } = recording;
  const isOfFiles = filesOf[name];
  if (isOfFiles !== undefined) {
    const list = body as { readonly List: readonly object[] };
    return { ...list, List: list.List.filter(isOfFiles) };
  }
  const isOfEpisodes = filesOfEpisodes[name];
  if (isOfEpisodes !== undefined) {
    const list = body as { readonly List: readonly { readonly Files: readonly object[] }[] };
    return { ...list, List: list.List.map((one) => ({ ...one, Files: one.Files.filter(isOfEpisodes) })) };
  }
  if (fetchedAnime.has(name)) {
    return (body as readonly object[]).filter((anime) => 'Description' in anime);
  }
  const key = kinds[name];
  if (key === undefined || !Array.isArray(recording.body) || !Array.isArray(body)) return body;
  const kindOf = (entry: unknown) => (entry as Record<string, unknown>)[key];
  const recorded = new Set(recording.body.map(kindOf));
  return body.filter((entry) => recorded.has(kindOf(entry)));
}

/** No generated library contains the recorded names, folders and presets. */
function withStandInNames(path: string, { query }: StandIns): string {
  const name = encodeURIComponent(query);
  return path
    .replace(/query=(naruto|Cowboy)/, `query=${name}`)
    .replace('path=/data', 'path=/')
    .replace('/Filter/1/Group/', '/Filter/0/Group/')
    .replace('/StartsWith/na', `/StartsWith/${name.slice(0, 1)}`);
}

const stateOf: Record<string, Parameters<typeof clientOf>[0]> = {
  'init.Status.Failed': { state: 'Failed' },
  'failed.Series': { state: 'Failed' },
  'init.Status.Starting': { state: 'Starting' },
  'init.Status.Started': { state: 'Started' },
  'init.Connectivity.noauth': { state: 'Started' },
};

/** Reads only, from a running server: such recordings can share a sandbox. */
function canShare({ name, method }: Recording): boolean {
  return (
    method === 'GET' &&
    stateOf[name] === undefined &&
    !/^(init|Queue|err_401|Image_Random|Dashboard_AniDBCalendar)/.test(name)
  );
}

const serverVersions = { '5.3': referenceVersions[5], '6.0': referenceVersions[6] };

function sandboxFor(contract: ContractVersion, { name }: Recording): Client {
  const state = stateOf[name] ?? { state: name.startsWith('init.') ? 'Waiting' : 'Started' };
  const serverVersion = serverVersions[contract];
  return clientOf({ series: 300, seed: 1, network: 'LocalOnly', serverVersion, ...state });
}

/** More than one answer holds. */
function logMore({ hub, clock }: Sandbox): void {
  const TimeStamp = clock.now().toISOString();
  const line = { Level: 'Info', TimeStamp, LoggerName: 'Shoko', Caller: '::', Message: 'Started.' } as const;
  for (let count = 0; count < 101; count += 1) hub.log(line);
}

/** Sets up what the recorded server had and a new sandbox lacks. */
async function prepare(client: Client, { name, status }: Recording): Promise<void> {
  const { sandbox } = client.server;
  const { seriesVotes, episodeVotes } = sandbox.library.userData(1);
  const vote = { value: 8, type: 'Permanent' } as const;
  for (const id of sandbox.library.series.keys()) seriesVotes.set(id, vote);
  for (const id of sandbox.library.episodes.keys()) episodeVotes.set(id, vote);
  if (name.startsWith('Image_Random') && status === 404)
    for (const { tmdbImages } of sandbox.library.series.values()) Object.assign(tmdbImages, { backdrops: 0 });
  if (name === 'Dashboard_AniDBCalendar') stageEarlyFile(sandbox.library, sandbox.clock.now());
  if (name.startsWith('init.Status.'))
    sandbox.clock.advance(name.endsWith('Started') ? 352 : startDuration / 2);
  if (name.startsWith('Queue')) {
    const running = { key: 'Import.HashFileJob', type: 'Hash File', title: 'Hashing File' };
    const blocked = {
      key: 'TMDB.UpdateTmdbShowJob_TmdbShowID:70002',
      type: 'Update TMDB Show',
      title: 'Updating TMDB Show',
      details: { Show: 'Cowboy Bebop', ShowID: 70002 },
      needs: 'network',
    } as const;
    sandbox.queue.addAll([running, blocked]);
  }
  if (name.startsWith('Logging')) logMore(sandbox);
  if (name === 'Settings' && sandbox.isSince6) {
    const address = { op: 'replace', path: '/TMDB/ImageCdnUrl', value: 'http://127.0.0.1:9/t/p/' };
    await client.ask('PATCH /api/v3/Settings', [address]);
  }
  if (name === 'POST_Tag_User_dup')
    await client.ask('POST /api/v3/Tag/User', { Name: 'Lab tag', Description: 'd' });
}

function keyFor(client: Client, { name, status }: Recording): Promise<string> | undefined {
  if (
    name.startsWith('init.') ||
    name === 'failed.Series' ||
    name === 'err_401_nokey' ||
    name === 'err_401_badkey'
  ) {
    return undefined;
  }
  const asAlice = /alice|nonadmin/.test(name) || name === 'auth_apikey_query';
  return status === 401 || name.startsWith('auth_login')
    ? undefined
    : client.signIn(asAlice ? 'alice' : 'Default');
}

interface Replayed {
  readonly answer: ClientAnswer;
  readonly path: string;
}

/** Translates IDs to the sandbox's, unless the library is empty: then no call names anything. */
async function replay(client: Client, recording: Recording): Promise<Replayed> {
  const { library, contract } = client.server.sandbox;
  const key = await keyFor(client, recording);
  if (library.series.size === 0) {
    const { method, path, requestBody } = recording;
    return { answer: await client.ask(`${method} ${path}`, requestBody ?? undefined), path };
  }
  const standIns = stageRecorded(library);
  await prepare(client, recording);
  const path = withBiggestPage(
    withStandInNames(translatedPath(contract, recording.path, standIns), standIns),
  ).replace(/apikey=[^&]*/, `apikey=${key ?? ''}`);
  const body = translatedBody(recording.requestBody, standIns) ?? undefined;
  const headers: Record<string, string> = {};
  if (recording.name === 'PATCH_Settings_jsonpatch_ct')
    headers['content-type'] = 'application/json-patch+json';
  if (recording.name === 'file_stream_range') headers.range = 'bytes=0-99';
  if (recording.name === 'err_401_badkey') headers.apikey = 'nobody';
  const answer = await client.ask(`${recording.method} ${path}`, body, headers);
  return { answer, path };
}

function bodyFaults(contract: ContractVersion, recording: Recording, { answer, path }: Replayed): string[] {
  const { method, status, contentType } = recording;
  if (contentType.startsWith('image')) return [];
  if (!contentType.includes('json')) {
    const bytes = `<${answer.headers['content-length']} bytes>`;
    return [bytes, answer.text].includes(String(recording.body)) ? [] : [answer.text];
  }
  const checker = answerCheckerOf(contract);
  const body = answer.json<unknown>();
  const isDictionary = (inside: string) => checker.isDictionary(method, path, inside);
  const faults = shapeFaults(recording.body, sameKinds(recording, body), isDictionary);
  if (contentType.includes('problem')) {
    const fields = (value: unknown) => Object.keys((value as { errors?: object }).errors ?? {}).sort();
    const [recorded, answered] = [fields(recording.body), fields(body)].map(String);
    return recorded === answered ? faults : [...faults, `errors: ${answered} instead of ${recorded}`];
  }
  return status === 200 ? [...faults, ...checker.faults(method, path, body)] : faults;
}

/** Where the sandbox answers otherwise than recorded. */
export function replayer(contract: ContractVersion) {
  let shared: Client | undefined;

  async function replayed(recording: Recording): Promise<Replayed> {
    if (canShare(recording)) {
      shared ??= sandboxFor(contract, recording);
      return replay(shared, recording);
    }
    const client = sandboxFor(contract, recording);
    const answered = await replay(client, recording);
    await client.close();
    return answered;
  }

  return {
    faults: async (recording: Recording): Promise<string[]> => {
      const answered = await replayed(recording);
      const { status, headers, text } = answered.answer;
      if (status !== recording.status) return [`${status} instead of ${recording.status}: ${text}`];
      const contentType = String(headers['content-type'] ?? '');
      if (contentType !== recording.contentType)
        return [`${contentType} instead of ${recording.contentType}`];
      return bodyFaults(contract, recording, answered);
    },
    close: () => shared?.close(),
  };
}
