import { problem } from '../http/errors.ts';
import { applyPatch, type JsonObject, type PatchOperation } from '../http/jsonPatch.ts';
import { contractOf } from '../serverVersion.ts';
import { defaultSettings } from './defaultSettings.ts';

export interface SettingsOptions {
  readonly serverVersion: string;
  /** Before the first run: no AniDB account yet. */
  readonly firstRun: boolean;
  readonly webUIPrefix: string;
}

/** The reference computes them from other settings, and refuses to write them. */
const computed = ['Plugins/Renamer/RelocateOnImport'];

type Errors = Record<string, string[]>;

function section(document: JsonObject, name: string): JsonObject {
  const value = document[name];
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}

/** What the reference checks after every change, unless validation is skipped. */
function faultsOf(document: JsonObject): Errors {
  const errors: Errors = {};
  const anidb = section(document, 'AniDb');
  for (const name of ['Username', 'Password', 'HTTPServerUrl']) {
    const value = anidb[name];
    if (typeof value !== 'string' || value.trim() === '') {
      errors[`AniDb.${name}`] = [`The ${name} field is required.`];
    }
  }
  const depth = Number(anidb.MaxRelationDepth);
  if (depth < 0 || depth > 5) {
    errors['AniDb.MaxRelationDepth'] = ['Max Relation Depth may only be between 0 and 5'];
  }
  for (const [name, value] of Object.entries(section(document, 'TMDB'))) {
    if (name.startsWith('MaxAuto') && (Number(value) < 0 || Number(value) > 30)) {
      errors[`TMDB.${name}`] = [`The field ${name} must be between 0 and 30.`];
    }
  }
  const port = Number(section(document, 'Web').Port);
  if (port < 1 || port > 65535) errors['Web.Port'] = ['The field Port must be between 1 and 65535.'];
  return errors;
}

function faultsOfSince6(document: JsonObject): Errors {
  if (document.FirstRun === true) return {};
  const anidb = section(document, 'AniDb');
  const names = ['Username', 'Password'].flatMap((name) => (anidb[name] ? [] : [`AniDb.${name}`]));
  return Object.fromEntries(
    names.map((name) => [name, [`${name} cannot be empty or null if FirstRun is set to false.`]]),
  );
}

export class SettingsStore {
  readonly #isSince6: boolean;
  readonly #model: JsonObject;
  #document: JsonObject;

  constructor(options: SettingsOptions) {
    this.#isSince6 = contractOf(options.serverVersion) === '6.0';
    this.#model = defaultSettings(options.serverVersion);
    this.#document = structuredClone(this.#model);
    // A number or null: as an undefined model, it takes either.
    if (this.#isSince6) {
      this.#model.Logging = { ...section(this.#model, 'Logging'), RotationDeleteDays: undefined };
      // A dictionary.
      this.#model.Queue = { ...section(this.#model, 'Queue'), LimitedConcurrencyOverrides: {} };
    }
    section(this.#document, 'Web').WebUIPrefix = options.webUIPrefix;
    this.#document.FirstRun = options.firstRun;
    if (!options.firstRun) {
      Object.assign(section(this.#document, 'AniDb'), { Username: 'sandbox', Password: 'sandbox' });
    }
  }

  /** Only change it through {@link patch}. */
  get document(): Readonly<JsonObject> {
    return this.#document;
  }

  endFirstRun(): void {
    this.#document.FirstRun = false;
  }

  /**
   * With validation, an error changes nothing; without, failed operations are skipped. 6 always does both: it validates
   * what is left of the operations. @throws a 400 problem
   */
  patch(operations: readonly PatchOperation[], skipValidation: boolean): void {
    const changed = structuredClone(this.#document);
    const fault = applyPatch(changed, this.#model, operations, this.#isSince6 ? [] : computed);
    if (this.#isSince6) {
      const errors = faultsOfSince6(changed);
      if (Object.keys(errors).length > 0) throw problem(errors);
      this.#document = changed;
      return;
    }
    if (!skipValidation) {
      const errors = {
        ...(fault === undefined ? {} : { ServerSettings: [fault] }),
        ...(fault === undefined ? faultsOf(changed) : {}),
      };
      if (Object.keys(errors).length > 0) throw problem(errors);
    }
    const renamer = section(section(changed, 'Plugins'), 'Renamer');
    renamer.RelocateOnImport = renamer.RenameOnImport === true || renamer.MoveOnImport === true;
    this.#document = changed;
  }

  /** Whether recognized files are moved to their destination. */
  get movesOnImport(): boolean {
    return section(section(this.#document, 'Plugins'), 'Renamer').MoveOnImport === true;
  }

  /** Whether files are renamed or moved, on import or on request. */
  get relocates(): boolean {
    const renamer = section(section(this.#document, 'Plugins'), 'Renamer');
    return renamer.RenameOnImport === true || renamer.MoveOnImport === true;
  }

  get hasAnidbAccount(): boolean {
    const { Username, Password } = section(this.#document, 'AniDb');
    return Boolean(Username) && Boolean(Password);
  }
}
