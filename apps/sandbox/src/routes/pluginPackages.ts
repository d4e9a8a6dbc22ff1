import { isObject } from '@hondana/contract/isObject';
import type { Sandbox } from '../context.ts';
import { notFound, problem, serverFault, singleProblem } from '../http/errors.ts';
import { bodyField, listResult, type Query } from '../http/query.ts';
import type { PackageRepositories, PackageRepository } from '../plugins/PackageRepositories.ts';
import {
  compareVersions,
  isCompatible,
  type OfferedPackage,
  type OfferedRelease,
  thumbnailFacts,
} from '../plugins/packages.ts';
import type { ServerPlugin, ServerPlugins } from '../plugins/ServerPlugins.ts';
import type { Api } from './api.ts';
import { guidIn } from './pluginIds.ts';
import { sendThumbnail } from './plugins.ts';

type UpdateSettings = Readonly<Record<string, unknown>>;

const settingNames = [
  'IsAutoSyncEnabled',
  'IsAutoUpgradeEnabled',
  'DefaultRepositoryStaleTime',
  'InactivePluginVersionRetention',
] as const;

const matches = ({ name, overview, tags }: OfferedPackage, term: string): boolean =>
  [name, overview, ...tags].some((text) => text.toLowerCase().includes(term.toLowerCase()));

/** `Plugin/Package/…`. Recorded are the reads without packages and three writes; the rest follows the document. */
export function pluginPackageRoutes(
  api: Api,
  sandbox: Sandbox,
  plugins: ServerPlugins,
  repositories: PackageRepositories,
): void {
  const { settings } = sandbox;
  const readSettings = (): UpdateSettings => {
    const stored = bodyField(settings.document.Plugins, 'Updates');
    return isObject(stored) ? stored : {};
  };

  const installed = (id: string, version?: string): ServerPlugin | undefined =>
    plugins
      .versionsOf(id)
      .find((one) => one.IsInstalled && (version === undefined || one.Version === version));

  const presentManifest = ({ id, name, overview, authors, tags, hasThumbnail }: OfferedPackage) => ({
    PackageID: id,
    Name: name,
    Overview: overview,
    Authors: authors,
    Tags: tags,
    Thumbnail: hasThumbnail ? thumbnailFacts : null,
    LastFetchedAt: repositories.source?.LastFetchedAt ?? sandbox.clock.now().toISOString(),
  });
  const presentRelease = ({ id }: OfferedPackage, { version, releasedAt, notes }: OfferedRelease) => ({
    RepositoryID: repositories.source?.ID ?? null,
    Version: version,
    Tag: `v${version}`,
    SourceRevision: null,
    IsInstalled: installed(id, version) !== undefined,
    ReleasedAt: releasedAt,
    Channel: 'Stable',
    ReleaseNotes: notes,
  });
  const presentArchive = ({ id }: OfferedPackage, release: OfferedRelease) => ({
    RuntimeIdentifier: 'any',
    AbstractionVersion: release.abstraction,
    IsCompatible: isCompatible(release),
    IsInstalled: installed(id, release.version) !== undefined,
    ArchiveUrl: `https://plugins.example.org/${id}/${release.version}.zip`,
    ArchiveChecksum: 'a3f1c0de'.repeat(8),
  });
  const presentOffer = (offered: OfferedPackage, release: OfferedRelease) => {
    return {
      Repository: repositories.source ?? null,
      Manifest: presentManifest(offered),
      Release: presentRelease(offered, release),
      Archive: presentArchive(offered, release),
      Plugin: installed(offered.id, release.version) ?? null,
    };
  };
  const presentLocal = (plugin: ServerPlugin) => ({
    Repository: null,
    Manifest: {
      PackageID: plugin.ID,
      Name: plugin.Name,
      Overview: plugin.Description,
      Authors: plugin.Authors,
      Tags: [],
      Thumbnail: plugin.Thumbnail,
      LastFetchedAt: plugin.InstalledAt,
    },
    Release: {
      RepositoryID: null,
      Version: plugin.Version,
      Tag: plugin.ReleaseTag,
      SourceRevision: plugin.SourceRevision,
      IsInstalled: plugin.IsInstalled,
      ReleasedAt: plugin.ReleasedAt,
      Channel: plugin.Channel,
      ReleaseNotes: null,
    },
    Archive: {
      RuntimeIdentifier: plugin.RuntimeIdentifier,
      AbstractionVersion: plugin.AbstractionVersion,
      IsCompatible: plugin.CanLoad,
      IsInstalled: plugin.IsInstalled,
      ArchiveUrl: '',
      ArchiveChecksum: '',
    },
    Plugin: plugin,
  });

  const syncAll = (): void => {
    for (const one of repositories.all) repositories.sync(one);
  };
  const syncIfAsked = (query: Query): void => {
    const isAllowed = query.boolean('allowSync', false);
    if (query.boolean('forceSyncNow', false) || isAllowed) syncAll();
  };
  const packageIn = (id: string): OfferedPackage => {
    const found = repositories.find(guidIn('packageID', id));
    if (!found) throw notFound('Package not found');
    return found;
  };
  const repositoryIn = (id: string): PackageRepository => {
    const wanted = guidIn('repositoryID', id);
    const found = repositories.all.find((one) => one.ID === wanted);
    if (!found) throw notFound('Repository not found');
    return found;
  };
  const releasesOf = (offered: OfferedPackage, query: Query): readonly OfferedRelease[] => {
    const releases = query.boolean('onlyCompatible', true)
      ? offered.releases.filter(isCompatible)
      : offered.releases;
    return query.boolean('onlyLatest', true) ? releases.slice(0, 1) : releases;
  };

  const install = (offered: OfferedPackage, version: string | undefined, resolves: boolean): ServerPlugin => {
    const release = offered.releases.find(
      (one) => isCompatible(one) && (version === undefined || one.version === version),
    );
    if (!release) throw singleProblem(undefined, 'Package not found or no compatible version available');
    for (const { PluginID } of (offered.dependencies ?? []).filter((one) => !plugins.isReady(one.PluginID))) {
      const missing = repositories.find(PluginID);
      if (!resolves || !missing)
        throw singleProblem(undefined, `Missing dependency: ${missing?.name ?? PluginID}`);
      install(missing, undefined, resolves);
    }
    if (offered.isBroken) throw serverFault('Failed to install package');
    return plugins.install(offered, release);
  };

  const updates = (query?: Query) => {
    const includesInactive = query?.boolean('includeInactive', false) ?? false;
    const includesPinned = query?.boolean('includePinned', false) ?? false;
    return repositories.packages.flatMap((offered) => {
      const current = installed(offered.id);
      const latest = offered.releases.find(isCompatible);
      if (!current || !latest || compareVersions(latest.version, current.Version) <= 0) return [];
      if (current.IsPinned && !includesPinned) return [];
      if (!(current.IsActive && current.IsEnabled) && !includesInactive) return [];
      return [{ offered, current, latest }];
    });
  };
  const checkForUpdates = (body: unknown): void => {
    const { IsAutoSyncEnabled, IsAutoUpgradeEnabled } = readSettings();
    if (bodyField(body, 'ForceSync') ?? IsAutoSyncEnabled) syncAll();
    if (!(bodyField(body, 'PerformUpgrade') ?? IsAutoUpgradeEnabled)) return;
    for (const { offered, latest } of updates()) plugins.install(offered, latest);
  };

  api.get('/api/v3/Plugin/Package/Settings', () =>
    Object.fromEntries(settingNames.map((name) => [name, readSettings()[name]])),
  );

  api.post('/api/v3/Plugin/Package/Settings', ({ body }) => {
    const operations = settingNames.flatMap((name) => {
      const value = bodyField(body, name) ?? undefined;
      return value === undefined ? [] : [{ op: 'replace', path: `/Plugins/Updates/${name}`, value }];
    });
    settings.patch(operations, false);
  });

  api.get('/api/v3/Plugin/Package', ({ query }) => {
    syncIfAsked(query);
    const found = repositories.packages
      .filter((one) => matches(one, query.text('query') ?? ''))
      .flatMap((offered) => releasesOf(offered, query).map((release) => ({ offered, release })));
    return listResult(found, query.page(20, 1000), ({ offered, release }) => presentOffer(offered, release));
  });

  api.get('/api/v3/Plugin/Package/Local', ({ query }) =>
    listResult(
      plugins.all.filter(({ IsInstalled }) => IsInstalled),
      query.page(20, 1000),
      presentLocal,
    ),
  );

  api.get('/api/v3/Plugin/Package/Installed', () => plugins.installedSinceStart.map(presentLocal));

  const withReleases = (offered: OfferedPackage) => ({
    ...presentManifest(offered),
    Releases: offered.releases.map((release) => ({
      ...presentRelease(offered, release),
      Archives: [presentArchive(offered, release)],
    })),
  });

  api.get('/api/v3/Plugin/Package/Manifest', ({ query }) => {
    syncIfAsked(query);
    const found = repositories.packages.filter((one) => matches(one, query.text('query') ?? ''));
    return listResult(found, query.page(20, 1000), withReleases);
  });

  api.get('/api/v3/Plugin/Package/Updates', ({ query }) => {
    syncIfAsked(query);
    return listResult(updates(query), query.page(20, 1000), ({ offered, current, latest }) => ({
      PackageID: offered.id,
      Name: offered.name,
      Current: presentLocal(current),
      Latest: presentOffer(offered, latest),
    }));
  });

  api.post('/api/v3/Plugin/Package/CheckForUpdates', ({ body, reply }) => {
    checkForUpdates(body);
    return reply.code(204).send();
  });

  api.post('/api/v3/Plugin/Package/ScheduleCheckForUpdates', ({ body, reply }) => {
    checkForUpdates(body);
    return reply.code(204).send();
  });

  api.get('/api/v3/Plugin/Package/Repository', () => repositories.all);

  api.post('/api/v3/Plugin/Package/Repository', ({ body }) => {
    const [name, url, staleTime] = ['Name', 'Url', 'StaleTime'].map((field) => bodyField(body, field));
    const errors: Record<string, string[]> = {};
    if (typeof url !== 'string') errors.Url = ['The Url field is required.'];
    else if (!/^(https?|ftp):\/\/./i.test(url)) {
      errors.Url = ['The Url field is not a valid fully-qualified http, https, or ftp URL.'];
    }
    if (typeof name !== 'string') errors.Name = ['The Name field is required.'];
    else if (name === '') {
      errors.Name = [
        'The Name field is required.',
        "The field Name must be a string or array type with a minimum length of '1'.",
      ];
    }
    if (Object.keys(errors).length > 0) throw problem(errors);
    const stale = staleTime ?? readSettings().DefaultRepositoryStaleTime;
    return repositories.add(String(name), String(url), String(stale));
  });

  api.post('/api/v3/Plugin/Package/Repository/Sync', () => {
    syncAll();
    return repositories.all;
  });

  api.get('/api/v3/Plugin/Package/Repository/:repositoryID', ({ params }) =>
    repositoryIn(params.repositoryID),
  );

  api.delete('/api/v3/Plugin/Package/Repository/:repositoryID', ({ params, reply }) => {
    repositories.remove(repositoryIn(params.repositoryID));
    return reply.code(204).send();
  });

  api.post('/api/v3/Plugin/Package/Repository/:repositoryID/Sync', ({ params }) => {
    const repository = repositoryIn(params.repositoryID);
    repositories.sync(repository);
    return repository;
  });

  api.get('/api/v3/Plugin/Package/:packageID', ({ params, query }) => {
    const offered = packageIn(params.packageID);
    return releasesOf(offered, query).map((release) => presentOffer(offered, release));
  });

  api.get('/api/v3/Plugin/Package/:packageID/Manifest', ({ params }) =>
    withReleases(packageIn(params.packageID)),
  );

  api.get('/api/v3/Plugin/Package/:packageID/Thumbnail', ({ params, reply }) => {
    if (!repositories.find(guidIn('packageID', params.packageID))?.hasThumbnail) {
      throw notFound('Package or thumbnail not found');
    }
    return sendThumbnail(reply);
  });

  api.post('/api/v3/Plugin/Package/:packageID/Install', ({ params, query }) =>
    install(
      packageIn(params.packageID),
      query.text('releaseVersion'),
      query.boolean('autoResolveDependencies', false),
    ),
  );
}
