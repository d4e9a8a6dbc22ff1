import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 60 });
  await client.signIn('Default');
});
afterEach(() => client.close());

const call = 'POST /api/v3/ReleaseManagement';
const library = () => client.server.sandbox.library;
const severalReleases = () => {
  const series = [...library().series.values()].find(({ episodes }) =>
    episodes.some(({ files }) => files.filter(({ isVariation }) => !isVariation).length > 1),
  );
  if (series === undefined) throw new Error('No series has several releases.');
  return series;
};

test('what was not selected is previewed, and executing the preview leaves the selection', async () => {
  const series = severalReleases();
  const chosen = new Set(
    series.episodes.flatMap(({ files }) => files.filter(({ isVariation }) => !isVariation).slice(0, 1)),
  );
  const SelectedPlaceIDs = [...chosen].flatMap(({ locations }) => locations.map(({ id }) => id));
  const preview = (await client.ask(`${call}/Series/${series.id}/Override`, { SelectedPlaceIDs })).json<{
    TotalFilesToDelete: number;
    Files: { PlaceID: number; VideoLocalID: number }[];
  }>();
  expect(preview.Files.length).toBeGreaterThan(0);
  expect(preview.TotalFilesToDelete).toBe(preview.Files.length);
  expect(library().files.has(preview.Files[0]?.VideoLocalID ?? 0)).toBe(true);

  const PlaceIDs = [999_999, ...preview.Files.map(({ PlaceID }) => PlaceID)];
  expect((await client.ask(`${call}/Execute`, { PlaceIDs })).status).toBe(200);
  const left = series.episodes.flatMap(({ files }) => files.filter(({ isVariation }) => !isVariation));
  expect(new Set(left)).toEqual(chosen);
});

test('refuses a selection that leaves an episode without file, and missing fields, as recorded', async () => {
  const override = `${call}/Series/${severalReleases().id}/Override`;
  const refused = await client.ask(override, { SelectedPlaceIDs: [999_999] });
  expect([refused.status, refused.text]).toEqual([
    400,
    'The selection does not cover all episodes that have files. Some episodes would be left without a file.',
  ]);
  for (const path of [override, `${call}/Execute`]) expect((await client.ask(path, {})).status).toBe(400);
});
