import { samplePlugin } from '../configurations/corePlugin.ts';

export interface Dependency {
  readonly PluginID: string;
  /** `>=1.0.0`. */
  readonly VersionRange: string;
  readonly IsOptional: boolean;
}

export interface OfferedRelease {
  readonly version: string;
  readonly releasedAt: string;
  readonly notes: string | null;
  /** What the plugin was built against; this server has 6.0.0. */
  readonly abstraction: string;
}

export interface OfferedPackage {
  readonly id: string;
  readonly name: string;
  readonly overview: string;
  readonly authors: string;
  readonly tags: readonly string[];
  readonly hasThumbnail?: boolean;
  readonly dependencies?: readonly Dependency[];
  /** Its archive is not what the repository says. */
  readonly isBroken?: boolean;
  /** The latest first. */
  readonly releases: readonly OfferedRelease[];
}

/** The one repository that the sandbox reaches. */
export const sampleRepositoryUrl = 'https://plugins.example.org/manifest.json';

export const abstractionVersion = '6.0.0';
export const runtimeIdentifier = 'linux-x64';

export const posterWallId = '2f5f9e0a-6a55-5d0f-8f0b-1d7c3a9b4e61';

const release = (version: string, releasedAt: string, notes: string | null = null): OfferedRelease => ({
  version,
  releasedAt: `${releasedAt}T00:00:00Z`,
  notes,
  abstraction: abstractionVersion,
});

/** What {@link sampleRepositoryUrl} offers: an update, one to install, one that needs it, and two that cannot be. */
export const offeredPackages: readonly OfferedPackage[] = [
  {
    id: samplePlugin.ID,
    name: samplePlugin.Name,
    overview: samplePlugin.Description,
    authors: samplePlugin.Authors,
    tags: ['renamer'],
    releases: [
      release('1.3.0.0', '2026-09-12', 'Names movies by their year.\nNeeds no new settings.'),
      release('1.2.0.0', '2026-08-20'),
    ],
  },
  {
    id: posterWallId,
    name: 'Poster Wall',
    overview: 'Shows the posters of the collection on a wall.',
    authors: 'Sandbox',
    tags: ['posters', 'display'],
    hasThumbnail: true,
    releases: [
      release('2.1.0.0', '2026-10-01', 'Rows may be of any height.'),
      release('2.0.0.0', '2026-07-15', 'The first for version 6.'),
    ],
  },
  {
    id: '8c4be1d7-93a2-5f6e-a1c0-6e2d5f7b8a19',
    name: 'Wall Frames',
    overview: 'Frames for the Poster Wall.',
    authors: 'Sandbox',
    tags: ['posters'],
    dependencies: [{ PluginID: posterWallId, VersionRange: '>=2.0.0', IsOptional: false }],
    releases: [release('1.0.0.0', '2026-10-03')],
  },
  {
    id: 'b7d06f3c-1e48-5a9b-9c35-0f8a2e6d4c57',
    name: 'Tomorrow’s Scanner',
    overview: 'Scans with what a later server offers.',
    authors: '<b>Somebody</b>',
    tags: ['scanner'],
    releases: [{ ...release('3.0.0.0', '2026-11-01'), abstraction: '7.0.0' }],
  },
  {
    id: 'd19a5e84-7c20-5b63-8f47-3b6c1d9e0a72',
    name: 'Damaged Archive',
    overview: 'Its download is never complete.',
    authors: 'Sandbox',
    tags: [],
    isBroken: true,
    releases: [release('1.0.0.0', '2026-05-05')],
  },
];

/** Of versions such as `1.2.0.0`. */
export function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}

export const isCompatible = ({ abstraction }: OfferedRelease): boolean => abstraction === abstractionVersion;

export const thumbnailFacts = { MimeType: 'image/svg+xml', Width: 128, Height: 128 };
export const thumbnail =
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><rect width="128" height="128" fill="#4a6fa5"/><path d="M24 24h34v80H24zM70 24h34v80H70z" fill="#dbe9ee"/></svg>';
