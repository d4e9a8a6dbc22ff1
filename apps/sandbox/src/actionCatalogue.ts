import recorded from './actionCatalogue.json' with { type: 'json' };
import { bodyField, requiredText } from './http/query.ts';

export type ActionScope = 'Global' | 'Group' | 'Series' | 'Episode' | 'Video';

/** As `GET Action` lists it. */
export interface ActionInfo {
  readonly ID: string;
  readonly Name: string;
  readonly Description: string | null;
  readonly Category: string;
  readonly CategoryName: string;
  readonly Scope: ActionScope;
  readonly Permission: 'Admin' | 'User';
  readonly RequiresConfirmation: boolean;
}

interface Entry {
  readonly info: ActionInfo;
  /** What it does here; without it, only a job. */
  readonly runs?: string | undefined;
}

type RecordedAction = Omit<ActionInfo, 'CategoryName'> & { readonly runs?: string };

/**
 * The server's own actions and those of its plugins. The first three are recorded whole. Of the other 57 the recording
 * tells how many have which scope; their IDs are made as those of the three, and their texts are the sandbox's.
 */
export class ActionCatalogue {
  readonly #entries: Entry[] = (recorded as readonly RecordedAction[]).map(({ runs, ...info }) => ({
    info: { ...info, CategoryName: info.Category },
    runs,
  }));

  list(scope?: string): ActionInfo[] {
    const wanted = scope?.toLowerCase();
    return this.#entries
      .map(({ info }) => info)
      .filter(({ Scope }) => wanted === undefined || Scope.toLowerCase() === wanted);
  }

  find(id: string): Entry | undefined {
    return this.#entries.find(({ info }) => info.ID === id.toLowerCase());
  }

  /** As an installed plugin does. @throws 400 without a name or an ID */
  add(body: unknown): ActionInfo {
    const given = <T>(name: keyof ActionInfo, fallback: T): T =>
      (bodyField(body, name) as T | undefined) ?? fallback;
    const info: ActionInfo = {
      ID: requiredText(body, 'ID'),
      Name: requiredText(body, 'Name'),
      Description: given('Description', null),
      Category: 'PluginInferred',
      CategoryName: given('CategoryName', 'Plugin'),
      Scope: given('Scope', 'Global'),
      Permission: given('Permission', 'User'),
      RequiresConfirmation: given('RequiresConfirmation', false),
    };
    this.#entries.push({ info });
    return info;
  }
}
