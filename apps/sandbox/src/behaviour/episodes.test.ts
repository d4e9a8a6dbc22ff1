import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Episode, Series } from '../model/types.ts';
import { stageRecorded } from '../reference/standIns.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let series: Series;
beforeEach(async () => {
  client = clientOf({ series: 120 });
  await client.signIn('Default');
  series = stageRecorded(client.server.sandbox.library).series;
});
afterEach(() => client.close());

interface Shown {
  readonly IDs: { readonly ID: number };
  readonly Name: string;
  readonly Images: { readonly Thumbnails: readonly { ID: number; RelativeFilepath: string | null }[] };
}
async function list(query: string) {
  const all = { pageSize: '0', includeMissing: 'true', includeUnaired: 'true', includeHidden: 'true' };
  const search = new URLSearchParams({ ...all, ...Object.fromEntries(new URLSearchParams(query)) });
  const answer = await client.ask(`GET /api/v3/Series/${series.id}/Episode?${search}`);
  return answer.json<{ Total: number; List: Shown[] }>();
}
const status = async (call: string) => (await client.ask(call)).status;
const own = () => client.server.sandbox.library.userData(1);

function countOf(holds: (episode: Episode) => boolean): number {
  return series.episodes.filter(holds).length;
}

test('each filter includes, excludes or exclusively selects its episodes', async () => {
  const today = Math.floor(client.server.sandbox.clock.now().getTime() / 86400000);
  const [first] = series.episodes;
  if (first === undefined) throw new Error('The series has no episode.');
  await client.ask(`POST /api/v3/Episode/${first.id}/Vote`, { Value: 5, MaxValue: 10 });
  await client.ask(`POST /api/v3/Episode/${first.id}/SetHidden?value=true`);
  const isAbsent = (episode: Episode) => episode.files.length === 0;
  const isAired = (episode: Episode) => episode.airDay !== null && episode.airDay <= today;
  const filters: Record<string, (episode: Episode) => boolean> = {
    includeMissing: (episode) => isAbsent(episode) && isAired(episode),
    includeUnaired: (episode) => isAbsent(episode) && !isAired(episode),
    includeHidden: (episode) => episode.hidden,
    includeWatched: (episode) => own().watchedAt(episode.id) !== null,
    includeVoted: (episode) => own().episodeVotes.has(episode.id),
    includeManuallyLinked: (episode) => episode.files.some((file) => file.isManuallyLinked),
  };
  const all = `/api/v3/Series/${series.id}/Episode?pageSize=0`;
  for (const [name, holds] of Object.entries(filters)) {
    const others = Object.keys(filters)
      .filter((other) => other !== name)
      .map((other) => `${other}=true`);
    const total = async (value: string) =>
      (await client.ask(`GET ${all}&${[...others, `${name}=${value}`].join('&')}`)).json().Total;
    expect([name, await total('true')]).toEqual([name, series.episodes.length]);
    expect([name, await total('only')]).toEqual([name, countOf(holds)]);
    expect([name, await total('false')]).toEqual([name, countOf((episode) => !holds(episode))]);
  }
});

test('finds episodes by name, and tolerates a typo unless fuzzy is false', async () => {
  const all = await list('');
  const wanted = all.List.find((one) => one.Name.length > 12);
  const name = wanted?.Name ?? '';
  const typo = encodeURIComponent(name.slice(0, 4) + name.slice(5));
  const ids = async (query: string) => (await list(query)).List.map((one) => one.IDs.ID);
  expect((await ids(`search=${encodeURIComponent(name)}`))[0]).toBe(wanted?.IDs.ID);
  expect(await ids(`search=${typo}`)).toContain(wanted?.IDs.ID);
  expect(await ids(`search=${typo}&fuzzy=false`)).not.toContain(wanted?.IDs.ID);
  expect((await list('search=zzzzqqqqxxxx')).Total).toBe(0);
});

test('marks only the episodes that the filter selects', async () => {
  await client.ask(`POST /api/v3/Series/${series.id}/Episode/Watched?value=false&includeHidden=true`);
  expect((await list('includeWatched=only')).Total).toBe(0);
  const wanted = await list('type=Special&includeMissing=false&includeUnaired=false&includeHidden=false');
  expect(wanted.Total).toBeGreaterThan(0);
  const path = `/api/v3/Series/${series.id}/Episode/Watched`;
  expect(await status(`POST ${path}?value=true&type=Special`)).toBe(200);
  const marked = (await list('includeWatched=only')).List.map((one) => one.IDs.ID);
  expect(marked).toEqual(wanted.List.map((one) => one.IDs.ID));
});

test('hides an episode without updating the series counts when updateStats is false', async () => {
  const hidden = async () =>
    (await client.ask(`GET /api/v3/Series/${series.id}`)).json<{ Sizes: { Hidden: number } }>().Sizes.Hidden;
  const episode = series.episodes.find((one) => !one.hidden);
  const before = await hidden();
  await client.ask(`POST /api/v3/Episode/${episode?.id}/SetHidden?value=true&updateStats=false`);
  expect(await hidden()).toBe(before);
  await client.ask(`POST /api/v3/Episode/${episode?.id}/SetHidden?value=true`);
  expect(await hidden()).toBe(before + 1);
});

test('serves exactly the episode thumbnails that have a file path', async () => {
  const pictures = (await list('')).List.flatMap((one) => one.Images.Thumbnails);
  expect(pictures.some((one) => one.RelativeFilepath !== null)).toBe(true);
  for (const { ID, RelativeFilepath } of pictures) {
    const found = await status(`GET /api/v3/Image/TMDB/Thumbnail/${ID}`);
    expect(found).toBe(RelativeFilepath === null ? 404 : 200);
  }
});

test('groups files by the requested criteria and lists the missing episodes', async () => {
  interface Summary {
    readonly Groups: readonly Record<string, unknown>[];
    readonly MissingEpisodes: readonly { readonly ID: number }[];
  }
  const summary = async (query: string) =>
    (await client.ask(`GET /api/v3/WebUI/Series/${series.id}/FileSummary?${query}`)).json<Summary>();
  const plain = await summary('');
  expect(plain.Groups).toHaveLength(1);
  const grouped = await summary('groupBy=GroupName,VideoResolution,AudioLanguages');
  expect(Object.keys(grouped.Groups[0] ?? {})).toEqual(
    expect.arrayContaining(['GroupName', 'GroupNameShort', 'VideoResolution', 'AudioLanguages']),
  );
  expect(grouped.Groups[0]).not.toHaveProperty('VideoCodecs');
  const missing = await list(
    'type=Episode,Special,Other&includeMissing=only&includeUnaired=false&includeHidden=false',
  );
  expect(plain.MissingEpisodes).toHaveLength(missing.Total);
});
