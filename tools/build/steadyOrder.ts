import { type Compiler, rspack } from '@rspack/core';

const { Compilation } = rspack;

const call = /\w+\.e\(\d+\)/;
const calls = new RegExp(`Promise\\.all\\(\\[${call.source}(?:,${call.source})+\\]\\)`, 'g');

function sortedCalls(text: string): string {
  return `Promise.all([${(text.match(new RegExp(call, 'g')) ?? []).sort().join()}])`;
}

/**
 * Unchanged sources must give the same bytes, or they would be a new version: import order depends on the
 * checkout's location.
 */
export const steadyOrder = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('steadyOrder', (compilation) => {
      // After the minimizer.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'steadyOrder', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? String(asset.source()) : '';
          if (text.search(calls) < 0) continue;
          const { RawSource } = rspack.sources;
          compilation.updateAsset(name, new RawSource(text.replace(calls, sortedCalls)));
        }
      });
    });
  },
};
