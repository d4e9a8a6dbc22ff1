import { coldTable } from './cold/measureCold.ts';
import { desktop } from './cold/visit.ts';
import { makePlainDeployment } from './deployments.ts';
import { type Bench, printTable } from './table.ts';

/** What federation costs: the same sources built with and without it, visited in turn. */
export async function measureFederation(bench: Bench): Promise<void> {
  const plain = { name: 'without', webui: await makePlainDeployment() };
  const builds = [plain, ...bench.builds.slice(-1).map(({ webui }) => ({ name: 'with', webui }))];
  const setting = { pace: 'reference', conditions: { viewport: desktop } } as const;
  await printTable(
    { ...bench, builds },
    coldTable(bench, { ...setting, name: 'federation' }, ['collection']),
  );
}
