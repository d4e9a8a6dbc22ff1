import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { TextLoaderOptions } from './textsPlugin.ts';
import { transformTexts } from './transformTexts.ts';

/** Rspack's loader for modules with macros. */
// biome-ignore lint/style/noDefaultExport: Rspack calls a loader's default export.
export default async function textLoader(this: LoaderContext<TextLoaderOptions>, source: string) {
  const done = this.async();
  const { onText } = this.getOptions().texts;
  try {
    const transformed = await transformTexts(source, path.basename(this.resourcePath), { onText });
    done(null, transformed?.code ?? source, transformed?.map);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}
