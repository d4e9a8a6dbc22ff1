import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { renderPage } from '../publish/page.ts';
import { publish } from '../publish/publish.ts';

function withoutFederation(configuration: Configuration): Configuration {
  return {
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(
        /\/loadModule\.ts$/,
        repositoryPath('tools/bench/plainLoadModule.ts'),
      ),
    ],
  };
}

async function publishShell(deployment: string, built: string): Promise<void> {
  await rm(deployment, { recursive: true, force: true });
  await mkdir(deployment, { recursive: true });
  await publish(built, deployment);
  await writeFile(path.join(deployment, 'index.html'), await renderPage());
  await writeFile(path.join(deployment, 'version.json'), JSON.stringify({ package: '10.0.0' }));
}

/** One build without federation. Its registry still lists the collection, for its routes. */
export async function makePlainDeployment(deployment: string, collection: string): Promise<string> {
  const built = `${deployment}-built`;
  await build('shell', { output: built, change: withoutFederation });
  await publishShell(deployment, built);
  await publish(collection, deployment);
  return deployment;
}

export async function makeMappedDeployment(deployment: string): Promise<string> {
  const change = (configuration: Configuration): Configuration => ({
    ...configuration,
    devtool: 'hidden-source-map',
  });
  const built = `${deployment}-built`;
  await build('shell', { output: built, change });
  await publishShell(deployment, built);
  for (const app of ['collection', 'dashboard']) {
    await build(app, { output: built, change });
    await publish(built, deployment);
  }
  return deployment;
}

export interface Deployments {
  readonly federated: string;
  readonly plain: string;
}

export async function makeDeployments(): Promise<Deployments> {
  const folder = repositoryPath('.cache/bench');
  await rm(folder, { recursive: true, force: true });
  const federated = path.join(folder, 'federated');
  const shell = path.join(folder, 'shell-built');
  const collection = path.join(folder, 'collection-built');
  await build('shell', { output: shell });
  await build('collection', { output: collection });
  await publishShell(federated, shell);
  await publish(collection, federated);
  for (const app of ['dashboard', 'utilities', 'linking', 'settings']) {
    const built = path.join(folder, `${app}-built`);
    await build(app, { output: built });
    await publish(built, federated);
  }
  return { federated, plain: await makePlainDeployment(path.join(folder, 'plain'), collection) };
}
