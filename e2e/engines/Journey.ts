import type { SandboxOptions, SandboxServer } from '../../apps/sandbox/src/server.ts';
import { type Person, people } from '../fixtures.ts';
import type { Size } from './driver.ts';
import { label, role, type Screen } from './screen.ts';

export interface Place {
  readonly screen: Screen;
  readonly server: SandboxServer;
  readonly size: Size;
  /** Folder of the interface that the server serves. */
  readonly deployment: string;
}

/** Something that a person does from beginning to end, in any engine. */
export interface Journey {
  readonly name: string;
  /** The widths at which `npm test` runs it: what touches most, and what has once failed in one engine alone. */
  readonly essentialAt?: readonly (1440 | 390)[];
  readonly sandbox?: SandboxOptions;
  /** It puts nginx in front of the server, which not every machine has. */
  readonly needsNginx?: boolean;
  /** What is prepared before anything is asked of the server. */
  readonly prepare?: (place: Pick<Place, 'server' | 'deployment'>) => Promise<void> | void;
  readonly run: (place: Place) => Promise<void>;
  /** Errors of the page that belong to the journey. */
  readonly expectedErrors?: RegExp;
}

/** Types what the login page asks for. */
export async function typeLogin(
  screen: Screen,
  { username, password }: Person = people.administrator,
): Promise<void> {
  await screen.fill(role('textbox', 'Username'), username);
  await screen.fill(label('Password'), password);
  await screen.click(role('button', 'Login'));
}

/** Signs in on the way to a page of the interface. */
export async function signInAt(
  { screen, server }: Place,
  path: string,
  person: Person = people.administrator,
): Promise<void> {
  await screen.driver.goTo(`${server.url}/webui/${path}`);
  await typeLogin(screen, person);
  await screen.lack(role('button', 'Login'));
}

/** A card of the collection's list; it comes with the list, its picture when it may. */
export const card = role('link', undefined, { within: role('list', 'Groups') });
