import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 120, serverVersion: referenceVersions[6] });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Image {
  readonly UID: string;
  readonly ContentType: string;
  readonly Available: boolean;
  readonly Preferred: boolean;
}

const imagesOf = async (series: number) =>
  (await client.ask(`GET /api/v3/Series/${series}/Images`)).json<Record<string, readonly Image[]>>();

const { values } = Object;

/** One with several posters. */
function pictured(): number {
  const all = [...client.server.sandbox.library.series.values()];
  const series = all.find(
    (one) => one.hasAnidbPoster && one.tmdbShows.length > 0 && one.tmdbImages.posters > 2,
  );
  return series?.id ?? 0;
}

test('serves images by UID to everyone, in the announced format, and 404 for those not fetched', async () => {
  const images = values(await imagesOf(pictured())).flat();
  expect(images.some(({ Available }) => Available)).toBe(true);
  for (const { UID, ContentType, Available } of images) {
    const answer = await client.ask(`GET /api/v3/Image/${UID}`, undefined, { apikey: 'wrong' });
    expect(answer.status).toBe(Available ? 200 : 404);
    if (Available) expect(answer.headers['content-type']).toBe(ContentType);
  }
});

test('answers an empty 404 or 405 when an image is addressed by source, type and number', async () => {
  const { library } = client.server.sandbox;
  const anidb = library.series.get(pictured())?.anidb;
  expect((await client.ask(`GET /api/v3/Image/AniDB/Poster/${anidb}`)).status).toBe(404);
  const answer = await client.ask(`PUT /api/v3/Series/${pictured()}/Images/Poster`, { ID: 1 });
  expect([answer.status, answer.text]).toEqual([405, '']);
});

test('makes an image the default of its series until it is reset', async () => {
  const series = pictured();
  const path = `/api/v3/Series/${series}/Images/Primary/Default`;
  const byDefault = async () => (await client.ask(`GET ${path}`)).json<Image>().UID;
  const { Posters: [first, , third] = [] } = await imagesOf(series);
  expect(await byDefault()).toBe(first?.UID);

  const answer = await client.ask(`PUT ${path}`, { ID: third?.UID });
  expect(answer.json()).toEqual({ ...third, Preferred: true });
  expect(await byDefault()).toBe(third?.UID);
  const { Posters = [] } = await imagesOf(series);
  expect(Posters.filter(({ Preferred }) => Preferred).map(({ UID }) => UID)).toEqual([third?.UID]);

  expect((await client.ask(`DELETE ${path}`)).status).toBe(204);
  expect(await byDefault()).toBe(first?.UID);
});

test('keeps the default when an unknown image is chosen', async () => {
  const path = `/api/v3/Series/${pictured()}/Images/Primary/Default`;
  const { Backdrops: [backdrop] = [] } = await imagesOf(pictured());
  const before = (await client.ask(`GET ${path}`)).json();
  expect((await client.ask(`PUT ${path}`, { ID: backdrop?.UID })).status).toBe(404);
  expect((await client.ask(`GET ${path}`)).json()).toEqual(before);
});

test('answers 404 when no image can be picked at random', async () => {
  const answer = await client.ask('GET /api/v3/Image/Random/Disc/Metadata');
  expect([answer.status, answer.text]).toEqual([404, 'Unable to find a random image to send.']);
});

test('counts the stills of episodes among their backdrops', async () => {
  const { library } = client.server.sandbox;
  const images = await Promise.all(
    [...library.episodes.values()]
      .filter(({ tmdbEpisodes }) => tmdbEpisodes.length > 0)
      .slice(0, 5)
      .map(async ({ id }) =>
        (await client.ask(`GET /api/v3/Episode/${id}/Images`)).json<Record<string, readonly Image[]>>(),
      ),
  );
  expect(images.some(({ Backdrops = [] }) => Backdrops.length > 0)).toBe(true);
  expect(images.every((one) => one.Posters?.length === 0 && !('Thumbnails' in one))).toBe(true);
});

test('has images by UID in a page of filtered series', async () => {
  const answer = await client.ask('POST /api/v3/Filter/Preview/Series?pageSize=0', {});
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('"UID"');
  expect(answer.text).not.toContain('"RelativeFilepath"');
});

test('stores an uploaded image with its series, serves it byte for byte, and forgets it once deleted', async () => {
  const series = pictured();
  const { Posters: before = [] } = await imagesOf(series);
  const bytes = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const upload = await client.upload(
    `POST /api/v3/Series/${series}/Images/Primary/Upload`,
    'poster.png',
    bytes,
  );
  expect(upload.status).toBe(201);
  const image = upload.json<Image>();
  expect(image).toMatchObject({
    Type: 'Primary',
    Source: 'User',
    ResourceID: createHash('md5').update(bytes).digest('hex').toUpperCase(),
    ContentType: 'image/png',
    Preferred: false,
    Width: 20,
    Height: 30,
  });
  expect((await imagesOf(series)).Posters).toEqual([...before, image]);
  const served = await client.server.app.inject(`/api/v3/Image/${image.UID}`);
  expect(served.rawPayload.equals(bytes)).toBe(true);

  const path = `DELETE /api/v3/Image/Management/${image.UID}`;
  expect((await client.ask(path)).status).toBe(204);
  expect((await imagesOf(series)).Posters).toEqual(before);
  const again = await client.ask(path);
  expect([again.status, again.text]).toEqual([404, 'The requested image does not exist.']);
});

test('refuses an upload that is no image, and one of a plain user', async () => {
  const path = `POST /api/v3/Series/${pictured()}/Images/Primary/Upload`;
  const answer = await client.upload(path, 'poster.png', 'text');
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({
    detail: "The provided image data is not valid. (Parameter 'imageByteArray')",
  });
  await client.signIn('alice');
  expect((await client.upload(path, 'poster.png', 'text')).status).toBe(403);
});

test('leaves a disabled image out of the list unless it is asked for', async () => {
  const series = pictured();
  const { Posters: [first] = [] } = await imagesOf(series);
  const path = `POST /api/v3/Image/Management/${first?.UID}/Enabled`;
  expect((await client.ask(path, { Enabled: false })).json()).toMatchObject({
    UID: first?.UID,
    Disabled: true,
  });
  expect((await imagesOf(series)).Posters?.map(({ UID }) => UID)).not.toContain(first?.UID);
  const all = await client.ask(`GET /api/v3/Series/${series}/Images?includeDisabled=true`);
  expect(all.json<{ Posters: readonly Image[] }>().Posters[0]).toEqual({ ...first, Disabled: true });
  await client.ask(path, { Enabled: true });
  expect((await imagesOf(series)).Posters?.[0]).toEqual(first);
});
