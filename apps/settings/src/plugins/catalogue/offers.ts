import { comparable } from '@hondana/shared/api/serverVersion';
import { collator } from '@hondana/shared/language/collator';
import type { CataloguePlugin, CatalogueVersion } from '@hondana/shared/remote/catalogue';
import { mayLoadFrom, otherOriginRefusal, type PagePolicy } from '@hondana/shared/remote/pagePolicy';
import { compareReleases, isWithin, plainVersion } from '@hondana/shared/remote/range';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { t } from '@lingui/core/macro';
import type { InstalledPart, InstalledParts } from '../installedParts.ts';

export interface CatalogueOffer {
  readonly plugin: CataloguePlugin;
  /** The newest compatible version, or else the newest. */
  readonly version: CatalogueVersion;
  /** Why no version is compatible. */
  readonly incompatibility?: string | undefined;
  /** Why a browser may not load it. It can still be copied for everyone. */
  readonly elsewhere?: string | undefined;
  readonly installed?: InstalledPart | undefined;
  readonly isUpdate: boolean;
}

export interface Installation {
  readonly contractVersion: string;
  /** Undefined until known; version ranges don't apply until then. */
  readonly serverVersion: string | undefined;
  readonly policy: PagePolicy;
  readonly parts: InstalledParts;
}

function misfitOf(
  { version: listed, contract, server }: CatalogueVersion,
  { contractVersion, serverVersion }: Installation,
): string | undefined {
  const version = plainVersion(listed);
  if (!isWithin(contractVersion, contract)) {
    return t`Version ${version} needs version ${contract} of the shell’s contract; this shell offers ${contractVersion}.`;
  }
  if (server === undefined || serverVersion === undefined) return undefined;
  if (isWithin(comparable(serverVersion), server)) return undefined;
  return t`Version ${version} needs Shoko Server ${server}; this one is ${serverVersion}.`;
}

function offerOf(plugin: CataloguePlugin, installation: Installation): CatalogueOffer {
  const { parts, policy } = installation;
  const versions = plugin.versions.toSorted((a, b) => compareReleases(b.version, a.version));
  const fitting = versions.find((version) => misfitOf(version, installation) === undefined);
  const version = fitting ?? (versions[0] as CatalogueVersion);
  const isOwn = parts.own.some(({ id }) => id === plugin.id);
  const installed = parts.plugins.find(({ id }) => id === plugin.id);
  return {
    plugin,
    version,
    incompatibility: isOwn
      ? t`A part of the interface already uses this ID.`
      : misfitOf(version, installation),
    elsewhere: mayLoadFrom(version.address, policy) ? undefined : otherOriginRefusal(version.address, policy),
    installed,
    isUpdate:
      fitting !== undefined &&
      !isOwn &&
      installed?.version !== undefined &&
      compareReleases(fitting.version, installed.version) > 0,
  };
}

export function catalogueOffers(
  plugins: readonly CataloguePlugin[],
  installation: Installation,
): readonly CatalogueOffer[] {
  return plugins
    .map((plugin) => offerOf(plugin, installation))
    .toSorted((a, b) => collator().compare(a.plugin.title, b.plugin.title));
}

export function isFound(
  { plugin: { id, title, description, author = '' } }: CatalogueOffer,
  text: string,
): boolean {
  const wanted = searchTerm(text).toLowerCase();
  return [id, title, description, author].some((one) => one.toLowerCase().includes(wanted));
}
