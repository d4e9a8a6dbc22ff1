import type { Clock } from '../clock.ts';
import { corePlugin, samplePlugin } from '../configurations/corePlugin.ts';
import type { Hub } from '../hub/hub.ts';
import {
  compareVersions,
  type Dependency,
  type OfferedPackage,
  type OfferedRelease,
  thumbnailFacts,
} from './packages.ts';

/** Only the calls that resolve dependencies say more of them. */
const unresolved = { IsResolved: false, Plugin: null, Message: null };

/** One version of a plugin, as the server answers it. */
export type ServerPlugin = Omit<
  typeof corePlugin,
  'Dependencies' | 'Thumbnail' | 'ContainingDirectory' | 'SourceRevision' | 'ReleaseTag'
> & {
  SourceRevision: string | null;
  ReleaseTag: string | null;
  ContainingDirectory: string | null;
  Dependencies: readonly (Dependency & typeof unresolved)[];
  Thumbnail: typeof thumbnailFacts | null;
};

/** A page that a plugin brings. */
export interface PageOfPlugin {
  readonly id: string;
  readonly pluginId: string;
  readonly name: string;
  readonly url: string;
  readonly canEmbed: boolean;
}

export const pagesOfPlugins: readonly PageOfPlugin[] = [
  {
    id: '0a7d2c95-5e13-5b8f-9f26-4d1c7e8b3a60',
    pluginId: samplePlugin.ID,
    name: 'Naming Examples',
    url: '/plugin/SampleRenamers/examples',
    canEmbed: true,
  },
  {
    id: '6e3b8f14-2a97-5c0d-b841-9f5d0c7a1e28',
    pluginId: samplePlugin.ID,
    name: 'Manual',
    url: 'https://plugins.example.org/manual',
    canEmbed: false,
  },
];

const extrasPlugin: ServerPlugin = {
  ...samplePlugin,
  ID: '91c6d0b3-4f7e-5a28-8b1d-7e0f2c9a5d34',
  Name: 'Renamer Extras',
  Description: 'More words for the Sample Renamers.',
  Version: '0.4.0.0',
  LoadOrder: 2,
  Dependencies: [{ PluginID: samplePlugin.ID, VersionRange: '>=1.0.0', IsOptional: false, ...unresolved }],
  ContainingDirectory: '%DataPath%/plugins/RenamerExtras',
  DLLs: ['%DataPath%/plugins/RenamerExtras/RenamerExtras.dll'],
};

/** Built against an older server. */
const oldPlugin: ServerPlugin = {
  ...samplePlugin,
  ID: '3d8e7f21-b05c-5946-a2d7-c14f6b9e0d85',
  Name: 'Yesterday’s Scanner',
  Description: 'Built for an earlier server.',
  Version: '0.9.0.0',
  AbstractionVersion: '5.0.0',
  LoadOrder: 3,
  IsActive: false,
  IsEnabled: false,
  CanLoad: false,
  ContainingDirectory: '%DataPath%/plugins/OldScanner',
  DLLs: ['%DataPath%/plugins/OldScanner/OldScanner.dll'],
};

/** Changes take effect when the server starts again, which the sandbox's does not. */
export class ServerPlugins {
  readonly #clock: Clock;
  readonly #hub: Hub;
  /** All versions. */
  #all: ServerPlugin[] = [corePlugin, samplePlugin, extrasPlugin, oldPlugin].map((one) => ({ ...one }));
  readonly #installedSinceStart: ServerPlugin[] = [];

  constructor(clock: Clock, hub: Hub) {
    this.#clock = clock;
    this.#hub = hub;
  }

  get all(): readonly ServerPlugin[] {
    return this.#all;
  }

  get installedSinceStart(): readonly ServerPlugin[] {
    return this.#installedSinceStart;
  }

  /** The highest first. */
  versionsOf(id: string): readonly ServerPlugin[] {
    return this.#all
      .filter(({ ID }) => ID === id.toLowerCase())
      .toSorted((left, right) => compareVersions(right.Version, left.Version));
  }

  /** The active version, otherwise the highest. */
  find(id: string): ServerPlugin | undefined {
    const versions = this.versionsOf(id);
    return versions.find(({ IsActive }) => IsActive) ?? versions[0];
  }

  isReady(id: string): boolean {
    return this.versionsOf(id).some(({ IsInstalled, IsEnabled }) => IsInstalled && IsEnabled);
  }

  /** Enabled ones that need it. */
  dependentsOf(id: string): readonly ServerPlugin[] {
    return this.#all.filter(
      ({ Dependencies, IsEnabled, IsInstalled }) =>
        IsEnabled &&
        IsInstalled &&
        Dependencies.some(({ PluginID, IsOptional }) => PluginID === id && !IsOptional),
    );
  }

  enable(plugin: ServerPlugin, isEnabled: boolean): void {
    for (const one of this.versionsOf(plugin.ID)) {
      if (one === plugin) one.IsEnabled = isEnabled;
      // One version runs at a time.
      else if (isEnabled) one.IsEnabled = false;
      this.#settle(one);
    }
  }

  install(
    { id, name, overview, authors, hasThumbnail, dependencies = [] }: OfferedPackage,
    release: OfferedRelease,
  ): ServerPlugin {
    const known = this.versionsOf(id).find(({ Version }) => Version === release.version);
    const folder = name.replaceAll(/\W/g, '');
    const plugin: ServerPlugin = known ?? {
      ...samplePlugin,
      ID: id,
      Name: name,
      Description: overview,
      Version: release.version,
      AbstractionVersion: release.abstraction,
      ReleasedAt: release.releasedAt,
      Authors: authors,
      LoadOrder: this.find(id)?.LoadOrder ?? new Set(this.#all.map(({ ID }) => ID)).size,
      Thumbnail: hasThumbnail ? thumbnailFacts : null,
      InstalledAt: this.#clock.now().toISOString(),
      IsActive: false,
      Dependencies: dependencies.map((one) => ({ ...one, ...unresolved })),
      ContainingDirectory: `%DataPath%/plugins/${folder}`,
      DLLs: [`%DataPath%/plugins/${folder}/${folder}.dll`],
    };
    plugin.IsInstalled = true;
    if (!known) this.#all.push(plugin);
    this.enable(plugin, true);
    this.#installedSinceStart.push(plugin);
    this.#report('Installed', plugin);
    return plugin;
  }

  uninstall(plugin: ServerPlugin): void {
    Object.assign(plugin, { IsInstalled: false, IsEnabled: false });
    this.#settle(plugin);
    // What runs stays known until the server starts again.
    if (!plugin.IsActive) this.#all = this.#all.filter((one) => one !== plugin);
    this.#report('Uninstalled', plugin);
  }

  #settle(plugin: ServerPlugin): void {
    plugin.RestartPending = plugin.CanLoad && plugin.IsEnabled !== plugin.IsActive;
  }

  /** Of the events only the names are known; clients read the list again. */
  #report(change: 'Installed' | 'Uninstalled', { ID, Version }: ServerPlugin): void {
    this.#hub.emit(`Plugin:${change}`, { PluginID: ID, Version });
  }
}
