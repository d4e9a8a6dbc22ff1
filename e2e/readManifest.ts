import type { Page } from '@playwright/test';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** As the browser parses it; `resolve` is relative to the manifest. */
export async function readManifest(page: Page) {
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  const manifest: Manifest = JSON.parse(data);
  return { errors, manifest, resolve: (address: string) => new URL(address, url).href };
}
