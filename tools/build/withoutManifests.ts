/**
 * In place of the part of Module Federation's runtime that reads manifests: remotes are named by the registry, and none
 * has a manifest. The runtime requires it even with `disableSnapshot`.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => {}, removePlugin: () => {} };
  readonly manifestCache = new Map<string, never>();
}

/** What a manifest would say about a remote. */
export const getGlobalRemoteInfo = () => ({});
