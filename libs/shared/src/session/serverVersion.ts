let current: string | undefined;

/**
 * Called by whoever reads `Init/Version`, also after an upgrade.
 * @example setServerVersion(versions.Server.Version);
 */
export function setServerVersion(version: string | null | undefined): void {
  current = version ?? undefined;
}

/**
 * The version of the server as last read; undefined before that. Components use `serverVersionQuery`: this is for calls,
 * which choose their address when they are sent.
 * @example sideOf(getServerVersion())
 */
export function getServerVersion(): string | undefined {
  return current;
}
