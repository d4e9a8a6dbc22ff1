import { type Compiler, rspack } from '@rspack/core';

const entry = /(?:"[^"]*"|\w+):"sha384-[^"]*"/;
const table = new RegExp(`\\{${entry.source}(?:,${entry.source})+\\}`, 'g');

function sorted(text: string): string {
  const entries = text.match(new RegExp(entry, 'g')) ?? [];
  return `{${entries.sort().join()}}`;
}

/**
 * The integrity plugin writes its table of chunks in an order that differs from build to build, and the same sources
 * must give the same bytes: what was not changed is no new version.
 */
export const sortIntegrity = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('sortIntegrity', (compilation) => {
      // After the hashes have taken the place of what stood for them.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'sortIntegrity', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? String(asset.source()) : '';
          if (text.search(table) < 0) continue;
          compilation.updateAsset(name, new rspack.sources.RawSource(text.replace(table, sorted)));
        }
      });
    });
  },
};
