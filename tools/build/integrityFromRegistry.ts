import { type Compiler, rspack } from '@rspack/core';

/** Defined by the shell (`apps/shell/src/remotes/integrity.ts`). */
const lookup = '__hondanaIntegrity';

/**
 * Scripts and styles that a bundle adds get the integrity that the registry gives their file (ADR 26). The bundler's own
 * plugin would repeat those hashes in each bundle.
 */
export const integrityFromRegistry = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('integrityFromRegistry', (compilation) => {
      const { createScript, createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      // Preloads use CORS mode: a request in another mode would fetch the file a second time.
      createScript.tap(
        'integrityFromRegistry',
        (code) => `${code}\nscript.integrity = ${lookup}(script.src);\nscript.crossOrigin = "anonymous";`,
      );
      createLink.tap(
        'integrityFromRegistry',
        (code) => `${code}\nlink.integrity = ${lookup}(link.href);\nlink.crossOrigin = "anonymous";`,
      );
    });
  },
};
