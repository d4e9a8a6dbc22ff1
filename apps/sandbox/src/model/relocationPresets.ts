import { randomUUID } from 'node:crypto';
import { type Renamer, type RenamerConfig, type RenamerConfigs, renamers } from './renamers.ts';

/** How version 6 names a renamer, and what it calls its configuration; without one it has no settings. */
export interface Provider {
  readonly id: string;
  readonly renamer: Renamer;
  readonly configuration?: { readonly id: string; readonly name: string };
  /** Came with the server, not with a plugin. */
  readonly isBuiltIn: boolean;
}

const ids: Readonly<Record<string, Omit<Provider, 'renamer'>>> = {
  WebAOM: {
    id: 'ce69f6d2-a102-5907-9338-f8c812c6955b',
    configuration: { id: '00624344-0e31-5dc3-9c8d-b73a1a07e9ce', name: 'WebAOM' },
    isBuiltIn: true,
  },
  PatternRenamer: {
    id: '2b7d4f0e-5c1a-5e83-8f64-19d2c7a3b05e',
    configuration: { id: 'b3e9a7c1-04d6-5f28-93ab-6c5e8d7f1a20', name: 'Pattern Renamer' },
    isBuiltIn: false,
  },
  OriginalNames: { id: '7c0a91d3-e2b8-5a47-86cf-f31d5b9e0428', isBuiltIn: false },
};

export const providers: readonly Provider[] = renamers.flatMap((renamer) => {
  const known = ids[renamer.RenamerID];
  return known ? [{ ...known, renamer }] : [];
});

/** Of a plugin that was removed; its presets stay, but cannot be used. */
const removedProviderId = 'f0b1c5d4-6a37-5e92-8d10-4c9e7b2a6f83';

/** The configs of servers before 6, by their IDs; one of them is the default. */
export class RelocationPresets {
  readonly #configs: RenamerConfigs;
  readonly #ids = new Map<RenamerConfig, string>();
  #default: RenamerConfig | undefined;

  constructor(configs: RenamerConfigs) {
    this.#configs = configs;
    const known = [
      'd07db830-0cea-58f4-82d5-e2b79bc56678',
      '4a6e19b5-2f70-5d3c-a8e1-7b90c4d2f653',
      'e8150f6c-93ab-5b27-9d44-0c6f2a81b7de',
    ];
    for (const [at, config] of configs.all.entries()) this.#ids.set(config, known[at] ?? randomUUID());
    const orphan = { RenamerID: 'Removed', Name: 'Lua of a removed plugin', Settings: [] };
    configs.add(orphan);
    this.#ids.set(orphan, '9d27f6a4-18ce-5b03-a6f5-2e7c0d94b381');
    this.#default = configs.all[0];
  }

  get all(): readonly RenamerConfig[] {
    return this.#configs.all;
  }

  get default(): RenamerConfig | undefined {
    return this.#default;
  }

  makeDefault(config: RenamerConfig): void {
    this.#default = config;
  }

  find(id: string): RenamerConfig | undefined {
    return this.all.find((config) => this.idOf(config) === id.toLowerCase());
  }

  idOf(config: RenamerConfig): string {
    return this.#ids.get(config) ?? '';
  }

  providerOf({ RenamerID }: RenamerConfig): Provider | undefined {
    return providers.find(({ renamer }) => renamer.RenamerID === RenamerID);
  }

  providerIdOf(config: RenamerConfig): string {
    return this.providerOf(config)?.id ?? removedProviderId;
  }

  /** With a free name: `Second`, `Second (copy)`, `Second (copy 2)`. */
  add(name: string, { renamer }: Provider, settings: RenamerConfig['Settings']): RenamerConfig {
    const names = new Set(this.all.map(({ Name }) => Name));
    let free = name;
    for (let copy = 1; names.has(free); copy++) free = `${name} (copy${copy === 1 ? '' : ` ${copy}`})`;
    const config = { RenamerID: renamer.RenamerID, Name: free, Settings: structuredClone(settings) };
    this.#configs.add(config);
    this.#ids.set(config, randomUUID());
    return config;
  }

  remove(config: RenamerConfig): void {
    this.#configs.remove(config);
  }
}
