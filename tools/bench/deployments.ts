import { rm } from 'node:fs/promises';
import { type Configuration, rspack } from '@rspack/core';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { newDeployment } from '../publish/newDeployment.ts';
import { publish } from '../publish/publish.ts';

/** The page is that of `dist/webui`. */
async function deploy(
  deployment: string,
  apps: readonly string[],
  change: (configuration: Configuration) => Configuration,
): Promise<string> {
  const built = `${deployment}-built`;
  await rm(deployment, { recursive: true, force: true });
  for (const app of apps) {
    await build(app, { output: built, change });
    await publish(built, deployment);
  }
  await newDeployment(deployment, { added: 'tweak/remotes.json' });
  return deployment;
}

/** The shell without federation. Its registry still lists the collection, for its routes. */
export async function makePlainDeployment(): Promise<string> {
  const loader = repositoryPath('tools/bench/plainLoadModule.ts');
  const plugin = new rspack.NormalModuleReplacementPlugin(/\/loadModule\.ts$/, loader);
  const deployment = await deploy(repositoryPath('.cache/without-federation'), ['shell'], (same) => ({
    ...same,
    plugins: [...(same.plugins ?? []), plugin],
  }));
  await publish(repositoryPath('apps/collection/dist'), deployment);
  return deployment;
}

export function makeMappedDeployment(): Promise<string> {
  return deploy(repositoryPath('.cache/with-source-maps'), ['shell', 'collection', 'dashboard'], (same) => ({
    ...same,
    devtool: 'hidden-source-map',
  }));
}
