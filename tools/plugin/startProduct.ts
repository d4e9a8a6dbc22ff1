import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox, type SandboxServer } from '../../apps/sandbox/src/server.ts';
import { repositoryPath } from '../build/paths.ts';
import { addPlugin } from './addPlugin.ts';

/** The built interface with a plugin in it, served by a sandbox server with its own collection. */
export interface Product {
  /** Address of the interface. Default, alice and kid sign in, each with the password "password". */
  readonly address: string;
  /** Replaces the plugin with the rebuilt one. */
  readonly update: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ProductOptions {
  readonly port?: number;
  readonly series?: number;
  /** With the gallery of components and queries, which is no part of the product. */
  readonly withGallery?: boolean;
}

/** Listens on the port, or on the next free one: a Shoko Server likes the same. */
async function listenFrom(server: SandboxServer, first: number): Promise<void> {
  for (let port = first; ; port++) {
    try {
      await server.listen(port);
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port - first > 50) throw error;
    }
  }
}

/**
 * Starts the interface with the plugin that was built in a folder.
 *
 * @param folder the plugin's own, with its build in `dist`
 * @throws Error that names what does not fit
 * @example
 * const product = await startProduct('.');
 * await page.goto(`${product.address}/watch-notes`);
 * await product.close();
 */
export async function startProduct(
  folder: string,
  { port = 0, series = 120, withGallery = false }: ProductOptions = {},
): Promise<Product> {
  const deployment = await mkdtemp(path.join(tmpdir(), 'hondana-product-'));
  await cp(repositoryPath('dist/webui'), deployment, { recursive: true });
  const add = async (plugin: string): Promise<void> => {
    const { findings } = await addPlugin(plugin, deployment);
    if (findings.length > 0)
      throw new Error(findings.map(({ place, text }) => `${place}: ${text}`).join('\n'));
  };
  const update = () => add(folder);
  await update();
  if (withGallery) await add(repositoryPath('examples/gallery'));
  const server = createSandbox({ webui: deployment, series, updates: 'nothing-new' });
  await listenFrom(server, port);
  return {
    address: `${server.url}/webui`,
    update,
    async close() {
      await server.close();
      await rm(deployment, { recursive: true, force: true });
    },
  };
}
