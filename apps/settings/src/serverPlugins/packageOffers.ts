import type { Package } from './pluginCalls.ts';

/** A package with its releases, the latest first. */
export interface PackageOffer {
  readonly id: string;
  readonly manifest: Package['Manifest'];
  readonly repository: Package['Repository'];
  readonly releases: readonly Package[];
  /** The latest release that this server can load. */
  readonly latest: Package | undefined;
  readonly installed: readonly Package[];
}

const byVersion = new Intl.Collator('en', { numeric: true });

/** One archive for each version: one that this server can load, if there is any. */
function releasesOf(packages: readonly Package[]): readonly Package[] {
  const releases = Map.groupBy(packages, ({ Release }) => Release.Version);
  return [...releases.values()]
    .flatMap((archives) => archives.find(({ Archive }) => Archive.IsCompatible) ?? archives[0] ?? [])
    .sort((left, right) => byVersion.compare(right.Release.Version, left.Release.Version));
}

export function packageOffersOf(packages: readonly Package[]): readonly PackageOffer[] {
  const offers = [...Map.groupBy(packages, ({ Manifest }) => Manifest.PackageID)].flatMap(([id, all]) => {
    const releases = releasesOf(all);
    const [first] = releases;
    if (!first) return [];
    const { Manifest, Repository } = first;
    return [
      {
        id,
        manifest: Manifest,
        repository: Repository,
        releases,
        latest: releases.find(({ Archive }) => Archive.IsCompatible),
        installed: releases.filter(({ Release }) => Release.IsInstalled),
      },
    ];
  });
  return offers.sort((left, right) => left.manifest.Name.localeCompare(right.manifest.Name));
}

export function isPackageFound({ manifest }: PackageOffer, term: string): boolean {
  const { Name, Overview, Authors, Tags } = manifest;
  return [Name, Overview, Authors, ...Tags].some((text) =>
    text.toLocaleLowerCase().includes(term.toLocaleLowerCase()),
  );
}
