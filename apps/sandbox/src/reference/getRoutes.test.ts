import { expect, test, vi } from 'vitest';
import { compareGetRoutes, sandboxForGetRoutes } from './getRoutes.ts';

/** Why a route may keep differing; all other differences are bugs to fix. */
const reasons: Readonly<Record<string, string>> = {
  '/api/v3/Init/Version': 'this sandbox serves no interface',
};

test('answers every GET like the reference except for the listed ones', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const clients = await sandboxForGetRoutes();
  const compared = await compareGetRoutes(clients);
  const lines = compared
    .filter(({ differences }) => differences.length > 0)
    .map(({ route, differences }) => [route, differences.join('; '), reasons[route] ?? []].flat().join('\t'));

  // `vitest -u` rewrites the snapshot; its diff shows what got better or worse.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('differingGetRoutes.tsv');
  expect(compared.length).toBe(235);
  expect(lines.length).toBeLessThanOrEqual(10);
  await clients.administrator.close();
  vi.restoreAllMocks();
});
