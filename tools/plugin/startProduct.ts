import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import { repositoryPath } from '../build/paths.ts';
import { addPlugin } from './addPlugin.ts';

/** The built interface with a plugin, served by its own sandbox. */
export interface Product {
  /** Default, alice and kid can sign in, each with the password "password". */
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface ProductOptions {
  readonly port?: number;
  readonly series?: number;
}

/**
 * Starts the interface with a built plugin.
 * @param folder the plugin's own, with its build in `dist`
 * @throws Error that names what does not fit
 * @example
 * const product = await startProduct('.');
 * await page.goto(`${product.address}/watch-notes`);
 * await product.close();
 */
export async function startProduct(
  folder: string,
  { port = 0, series = 120 }: ProductOptions = {},
): Promise<Product> {
  const deployment = await mkdtemp(path.join(tmpdir(), 'hondana-product-'));
  await cp(repositoryPath('dist/webui'), deployment, { recursive: true });
  const { findings } = await addPlugin(folder, deployment);
  if (findings.length > 0) throw new Error(findings.map(({ place, text }) => `${place}: ${text}`).join('\n'));
  const server = createSandbox({ webui: deployment, series, updates: 'nothing-new' });
  await server.listen(port, '127.0.0.1');
  return {
    address: `${server.url}/webui`,
    async close() {
      await server.close();
      await rm(deployment, { recursive: true, force: true });
    },
  };
}
