/** A version of the interface, by the names that Shoko Server 6 reads. */
interface ManifestEntry {
  /** Like `10.1.0` or `10.1.0-dev.4`. */
  readonly version: string;
  readonly minServerVersion: string;
  /** Absolute. */
  readonly downloadUrl: string;
  /** Like `sha256:15f9…`. */
  readonly checksum: string;
  /** Markdown. */
  readonly releaseNotes: string;
  readonly commit: string;
  readonly tag: string;
  /** In ISO 8601. */
  readonly date: string;
}

type List = readonly Pick<ManifestEntry, 'version'>[];

/** @throws Error when the text is no manifest */
function readLists(text: string): { readonly Stable: List; readonly Dev: List } {
  const { Stable, Dev } = JSON.parse(text);
  if (Array.isArray(Stable) && Array.isArray(Dev)) return { Stable, Dev };
  throw new Error('The earlier manifest is no object with the lists Stable and Dev.');
}

/**
 * The manifest with a version in front, in place of an earlier entry of the same version.
 * @throws Error for a version that would keep the server from reading any of the manifest
 */
export function addToManifest(entry: ManifestEntry, earlier = '{ "Stable": [], "Dev": [] }'): string {
  const { version } = entry;
  if (!/^\d+(\.\d+){1,3}$|^\d+\.\d+\.\d+-dev\.\d+$/.test(version)) {
    throw new Error(`Shoko Server cannot read the version ${version}: use one like 10.1.0 or 10.1.0-dev.4.`);
  }
  const { Stable, Dev } = readLists(earlier);
  const added = (list: List, isOwn: boolean): List => [
    ...(isOwn ? [entry] : []),
    ...list.filter((one) => one.version !== version),
  ];
  const isPrerelease = version.includes('-');
  const lists = { Stable: added(Stable, !isPrerelease), Dev: added(Dev, isPrerelease) };
  return `${JSON.stringify(lists, null, 2)}\n`;
}
