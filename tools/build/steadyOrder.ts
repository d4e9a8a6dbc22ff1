import { type Compiler, rspack } from '@rspack/core';

const { Compilation } = rspack;

const entry = /(?:"[^"]*"|\w+):"sha384-[^"]*"/;
const table = new RegExp(`\\{${entry.source}(?:,${entry.source})+\\}`, 'g');

function sortedTable(text: string): string {
  return `{${(text.match(new RegExp(entry, 'g')) ?? []).sort().join()}}`;
}

const call = /\w+\.e\(\d+\)/;
const calls = new RegExp(`Promise\\.all\\(\\[${call.source}(?:,${call.source})+\\]\\)`, 'g');

function sortedCalls(text: string): string {
  return `Promise.all([${(text.match(new RegExp(call, 'g')) ?? []).sort().join()}])`;
}

function replaceIn(
  compiler: Compiler,
  stage: number,
  pattern: RegExp,
  replacement: (text: string) => string,
): void {
  compiler.hooks.compilation.tap('steadyOrder', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'steadyOrder', stage }, (assets) => {
      for (const [name, asset] of Object.entries(assets)) {
        const text = name.endsWith('.js') ? String(asset.source()) : '';
        if (text.search(pattern) < 0) continue;
        const { RawSource } = rspack.sources;
        compilation.updateAsset(name, new RawSource(text.replace(pattern, replacement)));
      }
    });
  });
}

/**
 * Unchanged sources must give the same bytes, or they would be a new version: import order depends on the
 * checkout's location, and the order of the integrity table differs from build to build.
 */
export const steadyOrder = {
  apply(compiler: Compiler): void {
    // After the minimizer, and before integrity is computed.
    replaceIn(compiler, Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING, calls, sortedCalls);
    // After the real hashes have replaced their placeholders.
    replaceIn(compiler, Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE, table, sortedTable);
  },
};
