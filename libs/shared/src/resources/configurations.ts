import { read } from '../api/read.ts';
import { since6 } from '../api/serverVersion.ts';
import { write } from '../api/write.ts';
import { configurationKeys, settingsKeys } from '../queryKeys.ts';
import type { JsonRecord } from '../schemaForm/jsonSchema.ts';

const role = 'administrator or first-run';
const keyPrefix = () => configurationKeys.all;

/** All configurations of the server and its plugins, those of presets included (`IsBase`). */
export const configurationsQuery = read({ path: 'Configuration', role, server: since6, keyPrefix });

/** What a configuration is called, whose it is, and what of it waits for a restart. */
export const configurationInfoQuery = read({
  path: 'Configuration/{configId}/Info',
  role,
  server: since6,
  keyPrefix,
});

/** An object; see `isJsonRecord`. */
export const configurationQuery = read({
  path: 'Configuration/{configId}',
  role,
  server: since6,
  keyPrefix,
});

/** JSON Schema with `x-uiDefinition`: for `SchemaForm`. */
export const configurationSchemaQuery = read({
  path: 'Configuration/{configId}/Schema',
  role,
  server: since6,
  keyPrefix,
});

/** What a new configuration has; an object. */
export const defaultConfigurationQuery = read({
  path: 'Configuration/{configId}/Default',
  role,
  server: since6,
  keyPrefix,
});

interface ConfigurationValue {
  readonly configId: string;
  readonly value: JsonRecord;
}

const toInput = ({ configId, value }: ConfigurationValue) => ({ configId, body: value });

/**
 * What the server says of a configuration before it is saved. 400 with sentences by path (`fieldErrors`) when it refuses.
 * @example await configurationCheck.send({ configId, value }, signal);
 */
export const configurationCheck = read({
  method: 'POST',
  path: 'Configuration/{configId}/Validate',
  role,
  server: since6,
  keyPrefix,
  toInput,
});

/** Replaces the whole configuration. 400 with sentences by path when the server refuses it. */
export const saveConfiguration = write({
  method: 'PUT',
  path: 'Configuration/{configId}',
  role,
  server: since6,
  toInput,
  // Core Settings are the server's settings.
  stale: () => [configurationKeys.all, settingsKeys.server],
});

interface ConfigurationAction extends ConfigurationValue {
  /** Of the object that has it in its `x-uiDefinition`; empty for the whole. */
  readonly path: string;
  readonly actionName: string;
}

/**
 * Runs an action of a configuration with a value that need not be saved. What came of it is in `Messages`, plain text,
 * and in `ValidationErrors`, by path.
 * @example await performConfigurationAction.send({ configId, path: 'AniDb', actionName: 'Test', value });
 */
export const performConfigurationAction = write({
  method: 'POST',
  path: 'Configuration/{configId}/PerformAction',
  role,
  server: since6,
  toInput: ({ configId, path, actionName, value }: ConfigurationAction) => ({
    configId,
    path,
    actionName,
    body: value,
  }),
  // It may have saved.
  stale: () => [configurationKeys.all, settingsKeys.server],
});
