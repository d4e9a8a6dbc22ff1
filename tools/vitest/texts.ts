import type { Plugin } from 'vitest/config';
import { transformTexts } from '../words/transformTexts.ts';

/** Compiles Lingui's macros as builds do, but for short IDs. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const transformed = await transformTexts(code, id.replace(/\?.*$/, ''));
        return transformed && { code: transformed.code, map: transformed.map ?? null };
      },
    },
  };
}
