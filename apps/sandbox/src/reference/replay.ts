import type { Recording } from '@hondana/contract/recordings';
import { type Client, clientOf } from '../behaviour/client.ts';
import { startDuration } from '../lifecycle.ts';
import { type StandIns, stageRecorded } from './standIns.ts';

function translatedPath(
  path: string,
  { series, group, episode, file, movie, tmdbMovie, creator }: StandIns,
): string {
  return path
    .replace(/\/Series\/AniDB\/12576\b/, `/Series/AniDB/${series.anidb}`)
    .replace(/\/Series\/78\b/, `/Series/${movie}`)
    .replace(/\/Series\/1031\b/, `/Series/${series.id}`)
    .replace(/\/Group\/660\b/, `/Group/${group}`)
    .replace(/\/Creator\/1010\b/, `/Creator/${creator}`)
    .replace(/\/File\/16395\b/, `/File/${file}`)
    .replace(/\/Episode\/20151\b/, `/Episode/${episode}`)
    .replace(/\/Tmdb\/Show\/72737\b/, `/Tmdb/Show/${series.tmdbShows[0] ?? 0}`)
    .replace(/\/Tmdb\/Movie\/721686\b/, `/Tmdb/Movie/${tmdbMovie}`);
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
  return path.replace(/pageSize=(\d+)/, (whole, size) =>
    Number(size) > 0 && Number(size) < 100 ? 'pageSize=100' : whole,
  );
}

/** Lists of mixed entries, of which only the first were recorded, with the field that tells the kinds apart. */
const kinds: Record<string, string> = {
  Filter_Expressions: 'Expression',
  Filter_SortingCriteria: 'Type',
  Series_1031_Cast: 'RoleName',
  Series_1031_Tags_filter_128_excludeDescriptions_true: 'Source',
};

/** Lists whose recorded files are all analysed and on AniDB; other files are dropped from their answers. */
const filesOfAnidb = new Set(['File_pageSize_3_include_XRefs_MediaInfo_includeDataFrom_AniDB']);

/** Lists of episodes whose recorded files are all analysed. */
const analysedFiles = new Set([
  'ReleaseManagement_DuplicateFiles_Episodes_pageSize_2_includeFiles_true',
  'ReleaseManagement_MultipleReleases_Episodes_pageSize_2_includeFiles_true',
]);

/** Keeps only the recorded kinds in such lists; nothing is known about the others. */
export function sameKinds(recording: Recording, body: unknown): unknown {
  if (filesOfAnidb.has(recording.name)) {
    const list = body as { readonly List: readonly object[] };
    return { ...list, List: list.List.filter((file) => 'AniDB' in file && 'MediaInfo' in file) };
  }
  if (analysedFiles.has(recording.name)) {
    const list = body as { readonly List: readonly { readonly Files: readonly object[] }[] };
    const isAnalysed = (file: object) => 'MediaInfo' in file;
    return { ...list, List: list.List.map((one) => ({ ...one, Files: one.Files.filter(isAnalysed) })) };
  }
  const key = kinds[recording.name];
  if (key === undefined || !Array.isArray(recording.body) || !Array.isArray(body)) return body;
  const kindOf = (entry: unknown) => (entry as Record<string, unknown>)[key];
  const recorded = new Set(recording.body.map(kindOf));
  return body.filter((entry) => recorded.has(kindOf(entry)));
}

/** No generated library contains the recorded names. */
function withStandInNames(path: string, { query }: StandIns): string {
  const name = encodeURIComponent(query);
  return path
    .replace('query=naruto', `query=${name}`)
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
export function canShare({ name, method }: Recording): boolean {
  return method === 'GET' && stateOf[name] === undefined && !/^(init|Queue_|err_401)/.test(name);
}

export function sandboxFor(recording: Recording): Client {
  const isFirstRun = recording.name.startsWith('init.');
  const state = stateOf[recording.name] ?? { state: isFirstRun ? 'Waiting' : 'Started' };
  return clientOf({ series: 300, seed: 1, network: 'LocalOnly', ...state });
}

/** Sets up what the recorded server had and a new sandbox lacks. */
async function prepare(client: Client, name: string, standIns: StandIns): Promise<void> {
  const { sandbox } = client.server;
  sandbox.library.userData(1).seriesVotes.set(standIns.series.id, { value: 8, type: 'Permanent' });
  if (name.startsWith('init.Status.'))
    sandbox.clock.advance(name.endsWith('Started') ? 352 : startDuration / 2);
  if (name.startsWith('Queue_')) {
    sandbox.queue.add({
      key: 'TraktTv.CheckTraktTokenJob',
      type: 'Check and Refresh Trakt Token',
      title: 'Checking and Refreshing Trakt Token',
      needs: 'network',
    });
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

/** Translates IDs to the sandbox's, unless the library is empty: then no call names anything. */
export async function replay(client: Client, recording: Recording) {
  const { library } = client.server.sandbox;
  const key = await keyFor(client, recording);
  if (library.series.size === 0) {
    const { method, path, requestBody } = recording;
    return { answer: await client.ask(`${method} ${path}`, requestBody ?? undefined), path };
  }
  const standIns = stageRecorded(library);
  await prepare(client, recording.name, standIns);
  const path = withBiggestPage(withStandInNames(translatedPath(recording.path, standIns), standIns)).replace(
    /apikey=[^&]*/,
    `apikey=${key ?? ''}`,
  );
  const body = translatedBody(recording.requestBody, standIns) ?? undefined;
  const headers: Record<string, string> = {};
  if (recording.name === 'PATCH_Settings_jsonpatch_ct')
    headers['content-type'] = 'application/json-patch+json';
  if (recording.name === 'file_stream_range') headers.range = 'bytes=0-99';
  if (recording.name === 'err_401_badkey') headers.apikey = 'nobody';
  const answer = await client.ask(`${recording.method} ${path}`, body, headers);
  return { answer, path };
}
