import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __webpack_require__: { readonly c: Record<string, { readonly error?: unknown }> };

/**
 * Refetches a failed shared module when it is requested again. Federation would return the rejected promise, and
 * the bundler the errors of the modules that required it. Part of each remote.
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
