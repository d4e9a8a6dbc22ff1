import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JsonObject, migrateSettings } from './migrateSettings.ts';
import { changeSettings, readSettings, type SettingsChange } from './settingsText.ts';
import { defaultWebUiSettings } from './webUiSettings.ts';

const toList: SettingsChange = (settings) => ({
  ...settings,
  collection: { ...settings.collection, view: settings.collection.view === 'list' ? 'poster' : 'list' },
});

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>;
const known = Object.keys(defaultWebUiSettings);
const foreignName = fc
  .string({ minLength: 1 })
  .filter((name) => !known.includes(name) && name !== '__proto__');
const foreign = fc.dictionary(foreignName, json);
const anyKnown = fc.dictionary(fc.constantFrom(...known), json);
const revision = fc.oneof(fc.integer({ min: -2, max: 15 }), json);

function documentOf(parts: JsonObject, settingsRevision: unknown): JsonObject {
  return JSON.parse(JSON.stringify({ ...parts, settingsRevision }));
}

describe('the settings text', () => {
  it.each(['', 'null', '[]', '5', '{', '"text"', '{}', '{"settingsRevision":3,"theme":"theme-old"}'])(
    'yields the defaults when it is %j',
    (text) => {
      expect(readSettings(text)).toEqual(defaultWebUiSettings);
    },
  );

  it('is read only where its values are valid', () => {
    const settings = readSettings(
      JSON.stringify({
        settingsRevision: 10,
        theme: 'theme-light',
        notifications: 'no',
        toastPosition: 'middle',
        collection: { view: 'list', poster: { showEpisodeCount: false, showGroupIndicator: 0 }, list: 7 },
        dashboard: { shokoNewsPostsCount: 9, recentlyImportedView: 'series', hideR18Content: null },
      }),
    );
    expect(settings.theme).toBe('theme-light');
    expect(settings.notifications).toBe(true);
    expect(settings.toastPosition).toBe('bottom-right');
    expect(settings.collection.view).toBe('list');
    expect(settings.collection.poster).toEqual({
      showEpisodeCount: false,
      showGroupIndicator: true,
      showUnwatchedCount: true,
    });
    expect(settings.collection.list).toEqual(defaultWebUiSettings.collection.list);
    expect(settings.dashboard.shokoNewsPostsCount).toBe(9);
    expect(settings.dashboard.hideR18Content).toBe(true);
  });

  it('of the existing interface is read whole, and a moved widget changes only its grid', () => {
    const place = (i: string, x: number, y: number, w: number, h: number) => ({
      ...{ w, h, x, y, i },
      ...{ minW: 2, minH: 2, moved: false, static: false },
    });
    const kept = {
      theme: 'theme-shoko-gray',
      toastPosition: 'top-right',
      updateChannel: 'Dev',
      notifications: false,
      settingsRevision: 10,
      layout: {
        dashboard: {
          lg: [place('queueProcessor', 0, 0, 12, 19.75), place('shokoNews', 9, 19.75, 3, 21.8)],
          md: [place('queueProcessor', 0, 0, 10, 16), place('shokoNews', 0, 16, 5, 21.8)],
          sm: [place('shokoNews', 0, 0, 5, 21.8), place('queueProcessor', 0, 21.8, 6, 16)],
        },
      },
      dashboard: {
        combineContinueWatching: true,
        hideCollectionStats: false,
        hideContinueWatching: false,
        hideImportFolders: true,
        hideMediaType: false,
        hideNextUp: false,
        hideQueueProcessor: false,
        hideR18Content: false,
        hideRecentlyImported: false,
        hideRecommendedAnime: true,
        hideShokoNews: false,
        hideUnrecognizedFiles: true,
        hideUpcomingAnime: false,
        recentlyImportedEpisodesCount: 45,
        recentlyImportedSeriesCount: 12,
        recentlyImportedView: 'series',
        shokoNewsPostsCount: 3,
        upcomingAnimeView: 'all',
        useThumbnailsForEpisodes: true,
        optionOfALaterVersion: 'stays',
      },
    };
    const text = JSON.stringify(kept);
    const { collection, hondana, ...read } = readSettings(text);
    const { optionOfALaterVersion, ...options } = kept.dashboard;
    expect(read).toEqual({ ...kept, theme: 'theme-auto', dashboard: options });
    expect({ collection, hondana }).toEqual({ collection: defaultWebUiSettings.collection, hondana: {} });

    const lg = [place('queueProcessor', 2, 0, 10, 19.75), place('shokoNews', 9, 19.75, 3, 21.8)];
    const moved = changeSettings(text, (settings) => ({
      ...settings,
      layout: { dashboard: { ...settings.layout.dashboard, lg } },
    }));
    expect(JSON.parse(moved)).toEqual({ ...kept, layout: { dashboard: { ...kept.layout.dashboard, lg } } });
  });

  it('keeps only valid grids', () => {
    const place = { i: 'shokoNews', x: 0, y: 37, w: 3, h: 21.8, minW: 2 };
    const text = JSON.stringify({
      settingsRevision: 10,
      layout: { dashboard: { lg: [place], md: [{ i: 5 }], sm: 'none' } },
    });
    expect(readSettings(text).layout.dashboard).toEqual({ lg: [place] });
  });

  it.each(['i', 'x', 'y', 'w', 'h'])('loses a grid when one of its places lacks %s', (name) => {
    const place = { i: 'shokoNews', x: 0, y: 37, w: 3, h: 21.8 };
    const lg = [place, { ...place, [name]: undefined }];
    const text = JSON.stringify({
      settingsRevision: 10,
      layout: { dashboard: { lg, md: [place], sm: [null] } },
    });
    expect(readSettings(text).layout.dashboard).toEqual({ md: [place] });
    expect(readSettings('{"settingsRevision":10,"layout":{"dashboard":[]}}').layout.dashboard).toEqual({});
  });

  it('ignores an infinite number', () => {
    const text = '{"settingsRevision":10,"dashboard":{"shokoNewsPostsCount":1e999}}';
    expect(readSettings(text).dashboard).toEqual(defaultWebUiSettings.dashboard);
  });

  it('is parsed once, so that the same text gives the same settings object', () => {
    const text = '{"settingsRevision":10,"theme":"theme-sea"}';
    const settings = readSettings(text);
    expect(readSettings(text)).toBe(settings);
    expect(readSettings('')).not.toBe(settings);
  });

  it('loses only what a change removes', () => {
    const text = JSON.stringify({ settingsRevision: 10, other: 1, hondana: { a: 1, b: { c: 2 } } });
    const saved = changeSettings(text, ({ hondana: { a: _, ...hondana }, ...settings }) => ({
      ...settings,
      hondana,
    }));
    expect(JSON.parse(saved)).toEqual({ settingsRevision: 10, other: 1, hondana: { b: { c: 2 } } });
  });

  it('changes only where a change touches it', () => {
    fc.assert(
      fc.property(anyKnown, foreign, fc.constantFrom(10, 11, 27), (parts, others, settingsRevision) => {
        const before = documentOf({ ...others, ...parts }, settingsRevision);
        const after = JSON.parse(changeSettings(JSON.stringify(before), toList));
        const { collection: _, ...rest } = before;
        const { collection, ...restAfter } = after;
        expect(restAfter).toEqual(rest);
        const viewBefore = readSettings(JSON.stringify(before)).collection.view;
        expect(collection.view).toBe(viewBefore === 'list' ? 'poster' : 'list');
      }),
    );
  });

  it('keeps foreign keys inside the parts that it changes', () => {
    const text = JSON.stringify({ settingsRevision: 10, collection: { view: 'poster', grid: 3, list: 7 } });
    expect(JSON.parse(changeSettings(text, toList)).collection).toEqual({ view: 'list', grid: 3, list: 7 });
  });

  it('keeps foreign keys and a foreign revision through any change', () => {
    fc.assert(
      fc.property(anyKnown, foreign, revision, (parts, others, settingsRevision) => {
        const before = documentOf({ ...others, ...parts }, settingsRevision);
        const after = JSON.parse(changeSettings(JSON.stringify(before), toList));
        for (const name of Object.keys(others)) expect(after[name]).toEqual(before[name]);
        const isForeign = Number.isInteger(settingsRevision) && Number(settingsRevision) > 10;
        expect(after.settingsRevision).toBe(isForeign ? settingsRevision : 10);
      }),
    );
  });

  it('contains a change whatever it was before', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = changeSettings(JSON.stringify(value), (settings) => ({
          ...settings,
          theme: 'theme-new',
          hondana: { ...settings.hondana, plugins: ['https://plugin.example/remote.js'] },
        }));
        expect(readSettings(text).theme).toBe('theme-new');
        expect(readSettings(text).hondana.plugins).toEqual(['https://plugin.example/remote.js']);
      }),
    );
  });

  it('stays identical when nothing changes', () => {
    const text = '{ "settingsRevision": 9 }';
    expect(changeSettings(text, (settings) => settings)).toBe(text);
  });
});

describe('a migration', () => {
  it('upgrades revision 4 to 10 step by step', () => {
    const old = {
      settingsRevision: 4,
      updateChannel: 'unstable',
      collection: {
        view: 'list',
        poster: { showRandomPoster: true, showEpisodeCount: false },
        list: { showRandomPoster: false },
        image: { showRandomFanart: true },
      },
    };
    expect(migrateSettings(old)).toEqual({
      settingsRevision: 10,
      updateChannel: 'Dev',
      collection: {
        view: 'list',
        poster: { showEpisodeCount: false },
        list: {},
        image: { showRandomPoster: true, showRandomBackdrop: true, useThumbnailFallback: false },
        tmdb: { includeRestricted: false },
        anidb: { filterDescription: false },
      },
    });
  });

  it('keeps newer choices, and treats missing ones as off', () => {
    const image = { useThumbnailFallback: true };
    const others = { tmdb: { includeRestricted: true }, anidb: { filterDescription: true } };
    const list = { showRandomPoster: true };
    const old = { settingsRevision: 4, updateChannel: 'stable', collection: { list, image, ...others } };
    const given = structuredClone(old);
    expect(migrateSettings(old)).toEqual({
      settingsRevision: 10,
      updateChannel: 'Stable',
      collection: {
        poster: {},
        list: {},
        image: { ...image, showRandomPoster: true, showRandomBackdrop: false },
        ...others,
      },
    });
    expect(old).toEqual(given);
    expect(migrateSettings({ settingsRevision: 5 })).toHaveProperty(
      'collection.image.showRandomPoster',
      false,
    );
  });

  it.each([3, 4.5, '5', undefined])('starts over from revision %j', (settingsRevision) => {
    const old = { settingsRevision, theme: 'theme-sea', collection: {}, other: 1, hondana: 'none' };
    expect(migrateSettings(old)).toEqual({ settingsRevision: 10, other: 1 });
    expect(migrateSettings({ ...old, hondana: {} })).toHaveProperty('hondana');
  });

  it('starts over when it fails, but keeps foreign keys and Hondana’s own', () => {
    const broken = { settingsRevision: 5, collection: 'none', other: 1, hondana: { a: 1 } };
    expect(migrateSettings(broken)).toEqual({ settingsRevision: 10, other: 1, hondana: { a: 1 } });
  });

  it('is idempotent, and always ends in a known revision or a later one', () => {
    fc.assert(
      fc.property(anyKnown, foreign, revision, (parts, others, settingsRevision) => {
        const once = migrateSettings(documentOf({ ...others, ...parts }, settingsRevision));
        expect(migrateSettings(once)).toEqual(once);
        expect(once.settingsRevision).toBeGreaterThanOrEqual(10);
      }),
    );
  });
});
