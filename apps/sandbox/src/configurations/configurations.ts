import { readContractFile } from '@hondana/contract/versions';
import type { Sandbox } from '../context.ts';
import type { JsonObject } from '../http/jsonPatch.ts';
import { providers } from '../model/relocationPresets.ts';
import { coreSettingsId } from '../settings/coreSettings.ts';
import { corePlugin, samplePlugin } from './corePlugin.ts';
import { withNames, withNumbers } from './enumNames.ts';
import { objectSchema } from './objectSchema.ts';
import { configurationOf, schemaOf } from './renamerConfiguration.ts';

export interface Configuration {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly plugin: typeof corePlugin | typeof samplePlugin;
  readonly environment?: readonly string[];
  readonly hasActions?: boolean;
  /** A model of presets' configurations. */
  readonly isBase?: boolean;
  readonly schema: JsonObject;
  readonly initial: JsonObject;
}

const recorded = (name: string): JsonObject => {
  const { body } = JSON.parse(readContractFile('6.0', `samples/${name}.json`));
  return body;
};

const anidbId = '89cdd09c-4dae-574b-a561-d7a072ad0d98';

const auto = { elementType: 'auto', elementSize: 'normal', requiresRestart: false };

const hasherId = '6d43bd7a-8ba3-525d-a326-52302fbc24a8';

function all(): readonly Configuration[] {
  return [
    {
      id: anidbId,
      name: 'Built-in AniDB Release Provider',
      description: 'Configure some aspects of the built-in AniDB release provider.',
      plugin: corePlugin,
      schema: recorded(`Configuration_${anidbId.replaceAll('-', '_')}_Schema`),
      initial: { StoreHashes: true, CheckCreditless: true, RescanDelayHours: [6, 24, 72, 168, 2160] },
    },
    {
      id: hasherId,
      name: 'Built-In Hasher',
      description: 'Configure how hashes are calculated in the built-in hasher.',
      plugin: corePlugin,
      schema: objectSchema(hasherId, 'Built-In Hasher', {
        AlwaysUseSharpHasher: {
          title: 'Always Use Sharp Hasher',
          type: 'boolean',
          'x-uiDefinition': auto,
        },
      }),
      initial: { AlwaysUseSharpHasher: false },
    },
    {
      id: coreSettingsId,
      name: 'Core Settings',
      description: null,
      plugin: corePlugin,
      environment: ['SHOKO_PORT'],
      hasActions: true,
      schema: JSON.parse(readContractFile('6.0', 'core-settings.schema.json')),
      initial: {},
    },
    ...providers.flatMap((provider) =>
      provider.configuration
        ? [
            {
              id: provider.configuration.id,
              name: provider.configuration.name,
              description: null,
              plugin: provider.isBuiltIn ? corePlugin : samplePlugin,
              isBase: true,
              schema: schemaOf(provider),
              initial: configurationOf(provider.renamer.DefaultSettings),
            },
          ]
        : [],
    ),
  ];
}

type Schema = JsonObject & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
  readonly 'x-uiDefinition'?: { readonly requiresRestart?: boolean };
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of the changed properties that take effect with a restart: `Web.Port`. */
function pendingPaths(root: Schema, schema: Schema, before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (path !== '' && schema['x-uiDefinition']?.requiresRestart) return [path];
  const { properties } = schema.$ref
    ? (root.definitions?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    : schema;
  return Object.entries(properties ?? {}).flatMap(([name, inner]) =>
    pendingPaths(
      root,
      inner,
      isObject(before) ? before[name] : undefined,
      isObject(after) ? after[name] : undefined,
      path === '' ? name : `${path}.${name}`,
    ),
  );
}

/** What the server and its plugins can be configured by; of version 6. */
export class Configurations {
  readonly #sandbox: Sandbox;
  readonly #all = all();
  readonly #values = new Map<string, JsonObject>();
  readonly #pending = new Map<string, ReadonlySet<string>>();

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  get all(): readonly Configuration[] {
    return this.#all;
  }

  find(id: string): Configuration | undefined {
    return this.#all.find((one) => one.id === id.toLowerCase());
  }

  valueOf({ id, schema, initial }: Configuration): JsonObject {
    if (id === coreSettingsId) return withNames(schema, this.#sandbox.settings.document);
    return this.#values.get(id) ?? initial;
  }

  pendingOf({ id }: Configuration): string[] {
    // The start that they wait for has come.
    if (!this.#sandbox.lifecycle.needsRestart) this.#pending.clear();
    return [...(this.#pending.get(id) ?? [])];
  }

  present(one: Configuration) {
    return {
      ID: one.id,
      Name: one.name,
      RestartPendingFor: this.pendingOf(one),
      LoadedEnvironmentVariables: one.environment ?? [],
      Description: one.description,
      IsHidden: true,
      IsBase: one.isBase ?? false,
      HasCustomActions: one.hasActions ?? false,
      HasCustomNewFactory: false,
      HasCustomValidation: false,
      HasCustomSave: false,
      HasCustomLoad: false,
      HasLiveEdit: false,
      Plugin: one.plugin,
    };
  }

  save(configuration: Configuration, value: JsonObject): void {
    const { id, schema } = configuration;
    const pending = pendingPaths(schema as Schema, schema as Schema, this.valueOf(configuration), value);
    if (id === coreSettingsId) {
      const { settings } = this.#sandbox;
      const document = withNumbers(schema, value, settings.document);
      const operations = Object.entries(document).map(([name, part]) => ({
        op: 'replace',
        path: `/${name}`,
        value: part,
      }));
      settings.patch(operations, false);
    } else {
      this.#values.set(id, value);
    }
    const { hub, lifecycle } = this.#sandbox;
    const isFirst = pending.length > 0 && !lifecycle.needsRestart;
    if (isFirst) {
      this.#pending.clear();
      lifecycle.needsRestart = true;
    }
    this.#pending.set(id, new Set([...this.pendingOf(configuration), ...pending]));
    hub.emit('Configuration:Saved', {
      ConfigurationID: id,
      RestartPendingFor: this.pendingOf(configuration),
    });
    // Not recorded: the payload is that of `configuration:connected`.
    if (isFirst) hub.emit('Configuration:RequiresRestart', { RequiresRestart: true });
  }
}
