import { collator } from '@hondana/shared/language/collator';
import type { JudgedPlugin } from '@hondana/shared/remote/addedPlugins';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { ReadRegistry } from '@hondana/shared/remote/registry';
import type { RemoteRecord } from '@hondana/shared/remote/remoteRecords';
import type { StoredFailure, StoredFailures } from '@hondana/shared/remote/storedFailures';

export type PartSource = 'interface' | 'everyone' | 'administrators' | 'override';

export type PartState =
  | 'running'
  | 'waiting'
  | 'failed'
  | 'stopped'
  | 'disabled'
  | 'disabled-here'
  | 'disabled-for-everyone'
  | 'refused'
  | 'safe-mode';

export interface InstalledPart {
  readonly id: string;
  readonly title: string;
  readonly version?: string | undefined;
  readonly source: PartSource;
  /** URL that it was added or is overridden from. */
  readonly from?: string | undefined;
  readonly state: PartState;
  /** Of a refusal. */
  readonly reason?: string | undefined;
  readonly record?: RemoteRecord | undefined;
  /** Stored in this browser, newest first. */
  readonly failures: readonly StoredFailure[];
  /** The page has loaded another state than is listed. */
  readonly needsReload: boolean;
  /** Settings entry, if added by address. */
  readonly plugin?: JudgedPlugin;
}

interface Override {
  readonly address: string;
  readonly descriptor: RemoteDescriptor;
}

export interface InstalledSources {
  readonly registry: ReadRegistry;
  /** IDs. */
  readonly disabled: readonly unknown[];
  readonly plugins: readonly JudgedPlugin[];
  readonly overrides: readonly Override[];
  readonly records: Readonly<Record<string, RemoteRecord>>;
  readonly failures: StoredFailures;
  readonly isSafeMode: boolean;
  /** Whether a version was switched off in this browser because it hung a page. */
  readonly isStopped: (id: string, version: string) => boolean;
  /** `isNew`: since page load. */
  readonly browserPluginState: (id: string) => { readonly isDisabled: boolean; readonly isNew: boolean };
}

function progress(record: RemoteRecord | undefined): PartState {
  if (record?.loadTime !== undefined) return 'running';
  return record?.lastError === undefined ? 'waiting' : 'failed';
}

export interface InstalledParts {
  readonly plugins: readonly InstalledPart[];
  readonly own: readonly InstalledPart[];
}

export function installedParts(sources: InstalledSources): InstalledParts {
  const { registry, records, isSafeMode, isStopped } = sources;
  const overrides = isSafeMode ? [] : sources.overrides;
  const overrideOf = (id: string) => overrides.find(({ descriptor }) => descriptor.id === id);

  const loaded = (id: string, version: string | undefined) => {
    const record = records[id];
    const state = version !== undefined && isStopped(id, version) ? 'stopped' : progress(record);
    const needsReload = state === 'running' && record?.version !== undefined && record.version !== version;
    return { id, version, record, failures: sources.failures[id] ?? [], state, needsReload };
  };
  const overridden = ({ address, descriptor }: Override): InstalledPart => ({
    ...loaded(descriptor.id, descriptor.version),
    title: descriptor.title,
    source: 'override',
    from: address,
  });
  const inRegistry = ({ id, title, version, addedFrom }: RemoteDescriptor): InstalledPart => {
    const override = overrideOf(id);
    if (override) return overridden(override);
    const part = {
      ...loaded(id, version),
      title,
      source: addedFrom === undefined ? 'interface' : 'everyone',
      from: addedFrom,
    } as const;
    if (addedFrom === undefined) return part;
    if (sources.disabled.includes(id)) {
      return { ...part, state: 'disabled-for-everyone', needsReload: part.state === 'running' };
    }
    const { isDisabled, isNew } = sources.browserPluginState(id);
    const needsReload = part.needsReload || isNew;
    if (isDisabled) return { ...part, state: 'disabled-here', needsReload };
    return isSafeMode ? { ...part, state: 'safe-mode' } : { ...part, needsReload };
  };
  const added = (plugin: JudgedPlugin): InstalledPart => {
    const { id, title, from, isEnabled, refusal } = plugin;
    const part = {
      ...loaded(id, plugin.descriptor?.version),
      title,
      source: 'administrators',
      from,
      reason: refusal,
      plugin,
    } as const;
    const override = overrideOf(id);
    if (override) return { ...part, ...overridden(override) };
    const isLoaded = part.state === 'running';
    if (!isEnabled) return { ...part, state: 'disabled', needsReload: isLoaded };
    if (refusal !== undefined) return { ...part, state: 'refused', needsReload: isLoaded };
    return isSafeMode ? { ...part, state: 'safe-mode' } : part;
  };

  const parts = [
    ...registry.remotes.map(inRegistry),
    ...registry.rejected.map(
      ({ id, reason, isPlugin }): InstalledPart => ({
        id,
        title: id,
        source: isPlugin ? 'everyone' : 'interface',
        state: 'refused',
        reason,
        failures: sources.failures[id] ?? [],
        needsReload: false,
      }),
    ),
    ...sources.plugins.map(added),
  ];
  const others = overrides.filter(({ descriptor }) => !parts.some(({ id }) => id === descriptor.id));
  const all = [...parts, ...others.map(overridden)].toSorted((a, b) => collator().compare(a.title, b.title));
  return {
    plugins: all.filter(({ source }) => source !== 'interface'),
    own: all.filter(({ source }) => source === 'interface'),
  };
}
