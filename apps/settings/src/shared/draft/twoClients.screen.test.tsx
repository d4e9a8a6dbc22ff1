import { patchServerSettings, serverSettingsQuery } from '@hondana/shared/resources/settings';
import { createSettingsWriter, defaultWebUiSettings } from '@hondana/shared/settings';
import { requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import type { Edits } from './edits.ts';
import { type SavePort, saveEdits, serverPort } from './saveEdits.ts';
import { valueAt } from './settingPath.ts';

withSandbox({ series: 20 });

const rounds = 50;

/** Makes both tabs wait for each other, so that each sends a change based on the old state. */
function createBarrier(): () => Promise<void> {
  let waiting: PromiseWithResolvers<void> | undefined;
  return () => {
    if (!waiting) {
      waiting = Promise.withResolvers();
      return waiting.promise;
    }
    waiting.resolve();
    waiting = undefined;
    return Promise.resolve();
  };
}

async function openTab(
  values: Readonly<Record<string, (round: number) => unknown>>,
  meet: () => Promise<void>,
) {
  const writer = createSettingsWriter({
    read: async () => (await serverSettingsQuery.send({})).WebUI_Settings,
    patch: (patch, options) => patchServerSettings.send({ patch, ...options }),
  });
  const port: SavePort = {
    ...serverPort,
    updateWeb: async (change) => {
      await meet();
      await writer.update(change);
    },
  };
  const documents = { server: await serverSettingsQuery.send({}), web: defaultWebUiSettings };
  const seen = new Map(Object.keys(values).map((path) => [path, valueAt(documents, path)]));
  return {
    save: async (round: number) => {
      const edits: Edits = new Map(
        Object.entries(values).map(([path, value]) => [
          path,
          { value: value(round), base: seen.get(path), page: 'general', label: path },
        ]),
      );
      for (const [path, { value }] of edits) seen.set(path, value);
      return saveEdits(port, edits, documents.web);
    },
    seen,
  };
}

test('keeps all changes of two clients that save different settings fifty times at once', async () => {
  await signInAs('administrator');
  const meet = createBarrier();
  const first = await openTab(
    {
      'TMDB/MaxAutoPosters': (round) => round % 30,
      'Import/VideoExtensions': (round) => ['MKV', `X${round}`],
      'web:dashboard/shokoNewsPostsCount': (round) => round + 10,
    },
    meet,
  );
  const second = await openTab(
    {
      'TMDB/MaxAutoBackdrops': (round) => (round + 3) % 30,
      'Language/EpisodeTitleLanguageOrder': (round) => ['en', 'ja', 'de'].slice(round % 3),
      'web:dashboard/recentlyImportedSeriesCount': (round) => round + 40,
    },
    meet,
  );
  for (let round = 0; round < rounds; round += 1) {
    const outcomes = await Promise.all([first.save(round), second.save(round)]);
    expect(outcomes.map(({ saved, contested }) => [saved.length, contested])).toEqual([
      [3, []],
      [3, []],
    ]);
    const server = await serverSettingsQuery.send({});
    const web = JSON.parse(server.WebUI_Settings);
    for (const [path, value] of [...first.seen, ...second.seen]) {
      expect([round, path, valueAt({ server, web }, path)]).toEqual([round, path, value]);
    }
  }
  // In each round the second tab was refused and retried on top of the first one's change.
  const refused = (await requestsTo('/api/v3/Settings', 'PATCH')).filter(({ status }) => status === 400);
  expect(refused.length).toBeGreaterThanOrEqual(rounds);
});
