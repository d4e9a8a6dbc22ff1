import { isObject } from '@hondana/contract/isObject';
import type { Configuration, Configurations } from '../configurations/configurations.ts';
import { faultsOf } from '../configurations/faultsOf.ts';
import { HttpError, problem, serverFault, singleProblem } from '../http/errors.ts';
import { applyPatch, type JsonObject, patchOperations } from '../http/jsonPatch.ts';
import { bodyField } from '../http/query.ts';
import { rawJson } from '../http/rawJson.ts';
import { coreSettingsId } from '../settings/coreSettings.ts';
import type { Api } from './api.ts';

const done = (hasSaved: boolean) => ({
  ShowSaveMessage: hasSaved,
  Refresh: hasSaved,
  PatchOperations: null,
  Messages: [],
  ValidationErrors: null,
  KeepExistingValidationErrors: false,
  Redirect: null,
});

function objectIn(body: unknown): JsonObject {
  if (!isObject(body)) throw singleProblem('body', 'The configuration is not a valid JSON object.');
  return body;
}

/** @throws a 400 problem that names each path */
function throwFaults({ schema }: Configuration, value: JsonObject): void {
  const faults = faultsOf(schema, value);
  if (Object.keys(faults).length > 0) throw problem(faults);
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Any user name is right with any password. */
function anidbTest({ AniDb }: JsonObject) {
  const isRight = isFilled(bodyField(AniDb, 'Username')) && isFilled(bodyField(AniDb, 'Password'));
  return isRight
    ? { Title: 'AniDB', Message: 'AniDB accepted the credentials.', Theme: 'Important' }
    : { Title: 'AniDB', Message: 'AniDB rejected the credentials.', Theme: 'Danger' };
}

/** What the schema and the x-uiDefinition of 6 make of a configuration; `Configuration/…`. */
export function configurationRoutes(api: Api, configurations: Configurations): void {
  const find = (id: string): Configuration => {
    const found = configurations.find(id);
    if (found) return found;
    const text = JSON.stringify(`Configuration '${id}' not found!`);
    throw new HttpError(404, text, 'application/json; charset=utf-8');
  };
  api.get('/api/v3/Configuration', () => configurations.all.map((one) => configurations.present(one)));

  api.get('/api/v3/Configuration/:configID/Info', ({ params }) =>
    configurations.present(find(params.configID)),
  );

  api.get('/api/v3/Configuration/:configID', ({ params, reply }) =>
    rawJson(reply, configurations.valueOf(find(params.configID))),
  );

  api.get('/api/v3/Configuration/:configID/Schema', ({ params, reply }) =>
    rawJson(reply, find(params.configID).schema),
  );

  api.get('/api/v3/Configuration/:configID/Default', ({ params, reply }) =>
    rawJson(reply, find(params.configID).initial),
  );

  api.put('/api/v3/Configuration/:configID', ({ params, body }) => {
    const configuration = find(params.configID);
    const value = objectIn(body);
    throwFaults(configuration, value);
    configurations.save(configuration, value);
    return done(true);
  });

  api.patch('/api/v3/Configuration/:configID', ({ params, body }) => {
    const configuration = find(params.configID);
    const value = structuredClone(configurations.valueOf(configuration));
    // As recorded, a path that doesn't exist is a fault of the server.
    if (applyPatch(value, value, patchOperations(body)) !== undefined) throw serverFault();
    throwFaults(configuration, value);
    configurations.save(configuration, value);
    return done(true);
  });

  api.post('/api/v3/Configuration/:configID/Validate', ({ params, body }) => {
    throwFaults(find(params.configID), objectIn(body));
    return done(false);
  });

  api.post('/api/v3/Configuration/:configID/LiveEdit', ({ params }) => {
    find(params.configID);
    return done(false);
  });

  api.post('/api/v3/Configuration/:configID/PerformAction', ({ params, query, body }) => {
    const { id } = find(params.configID);
    const actionName = query.text('actionName');
    if (!actionName) throw singleProblem('actionName', "Missing 'actionName' parameter for custom action!");
    // What a performed action answers isn't recorded: the document has its form.
    if (id !== coreSettingsId || query.text('path') !== 'AniDb' || actionName !== 'Test') {
      throw singleProblem('actionName', `Unknown action '${actionName}'!`);
    }
    return { ...done(false), Messages: [anidbTest(objectIn(body))] };
  });
}
