import path from 'node:path';
import type { Compiler, RuleSetUseItem } from '@rspack/core';
import type { BundleTexts } from './bundleTexts.ts';
import { languagesFolder } from './catalogue.ts';

export interface TextLoaderOptions {
  readonly texts: BundleTexts;
}

/** Compiles macros, before types and JSX. */
export const textLoader = (texts: BundleTexts): RuleSetUseItem => ({
  loader: path.join(import.meta.dirname, `textLoader${path.extname(import.meta.filename)}`),
  options: { texts } satisfies TextLoaderOptions,
});

/** Writes what the bundle says in each language, a file each. */
export class TextsPlugin {
  readonly #texts: BundleTexts;

  constructor(texts: BundleTexts) {
    this.#texts = texts;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TextsPlugin', stage }, () => {
        for (const [language, texts] of this.#texts.catalogues()) {
          compilation.emitAsset(
            `${languagesFolder}/${language}.json`,
            new sources.RawSource(JSON.stringify(texts)),
          );
        }
      });
    });
  }
}
