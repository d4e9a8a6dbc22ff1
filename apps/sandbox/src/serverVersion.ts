import { type ContractVersion, contractVersions } from '@hondana/contract/versions';
import { compare } from 'compare-versions';

/** `5.3.3` and `5.3.3.0` are the same. */
export function versionParts(version: string): [number, number, number, number] {
  const [major = 0, minor = 0, patch = 0, build = 0] = version.split('.').map(Number);
  return [major, minor, patch, build];
}

export function isBefore(version: string, other: string): boolean {
  return compare(versionParts(version).join('.'), versionParts(other).join('.'), '<');
}

/** The newest that is not after the version; of older servers, the oldest. */
export function contractOf(version: string): ContractVersion {
  return contractVersions.findLast((one) => !isBefore(version, one)) ?? contractVersions[0];
}

/** The reference of each major version, by the name that `--server` takes. */
export const referenceVersions = { 5: '5.3.3', 6: '6.0.0.425' } as const;

const releases: Record<string, { commit: string; date: string }> = {
  '5.3.3': { commit: '892461188e5f1cc3ccf1b9b6eb1d4dfd31bea6f8', date: '2026-03-27T03:02:59Z' },
  '6.0.0': { commit: 'cd42e6905', date: '2026-08-20T00:00:00Z' },
  '5.2.0': { commit: '4f0cf2a1d0c4b5e39a7c6ee0f3c98f2ab1d7e651', date: '2025-12-02T18:20:11Z' },
};

/** The server's part of `Init/Version`. */
export function serverComponent(version: string) {
  const [major, minor, patch, build] = versionParts(version);
  const short = `${major}.${minor}.${patch}`;
  const release = releases[short] ?? {
    commit: '0b5d2c7e90a14f6883d1f0c2a9b7e64d35f8c012',
    date: '2025-06-01T10:00:00Z',
  };
  const isSince6 = contractOf(version) === '6.0';
  return {
    Version: isSince6 ? `${short}-dev.${build}` : `${short}.${build}`,
    Commit: release.commit,
    ReleaseChannel: build === 0 ? 'Stable' : 'Dev',
    ReleaseDate: release.date,
    Tag: build === 0 ? `v${short}` : `v${short}-dev.${build}`,
  };
}
