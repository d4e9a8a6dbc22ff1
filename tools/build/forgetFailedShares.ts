import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The bundler's runtime, of the remote that this is compiled into. */
declare const __webpack_require__: { readonly c: Record<string, { readonly error?: unknown }> };

/**
 * A shared module that could not be fetched is fetched again when it is requested again. Federation would answer the
 * promise that was rejected, and the bundler the errors of the modules that wanted it. Part of each remote.
 */
// biome-ignore lint/style/noDefaultExport: federation takes a runtime plugin by its default export
export default function forgetFailedShares(): ModuleFederationRuntimePlugin {
  let hasFailed = false;
  return {
    name: 'forget-failed-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      hasFailed = true;
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) delete shared.loading;
      }
    },
    beforeLoadShare(share) {
      if (hasFailed) {
        hasFailed = false;
        const { c: modules } = __webpack_require__;
        for (const [id, { error }] of Object.entries(modules)) if (error !== undefined) delete modules[id];
      }
      return share;
    },
  };
}
