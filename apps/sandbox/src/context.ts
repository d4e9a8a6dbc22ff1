import type { Clock } from './clock.ts';
import type { Misbehaviour } from './control/misbehaviour.ts';
import type { RequestLog } from './control/requestLog.ts';
import type { Disk } from './disk/disk.ts';
import type { Hub } from './hub/hub.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Library } from './model/library.ts';
import type { Network } from './network.ts';
import type { Queue } from './queue.ts';
import type { SettingsStore } from './settings/settingsStore.ts';
import type { Sessions } from './users/sessions.ts';
import type { Users } from './users/users.ts';
import type { Updates } from './webui/updates.ts';
import type { WebUIFolder } from './webui/webUIFolder.ts';

/** Who sent a request; before the server's start everyone is the nameless first-run administrator. */
export interface Visitor {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
  /** AniDB tag IDs; a series that has one of them does not exist for this visitor. */
  readonly restrictedTags: readonly number[];
}

/** What the reference's release reports and how it behaves; routes ask it for version differences. */
export type ServerVersion = '5.3.3' | '5.2.0' | (string & {});

/** All that one sandbox holds; every route file gets it as `xRoutes(app, sandbox)`. */
export interface Sandbox {
  readonly library: Library;
  /** `5.3.3`, the reference, by default. */
  readonly serverVersion: ServerVersion;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly settings: SettingsStore;
  readonly queue: Queue;
  readonly lifecycle: Lifecycle;
  /** The line to the internet, and AniDB's bans. */
  readonly network: Network;
  /** Folders and videos of the machine that it runs on. */
  readonly disk: Disk;
  readonly webUI: WebUIFolder;
  readonly updates: Updates;
  /** Wrong answers on request. */
  readonly misbehaviour: Misbehaviour;
  /** All that came over the wire. */
  readonly requests: RequestLog;
  /** Refuses all connections for a while, drops those of the hub, then starts again; keys and library stay. */
  restart(downFor: number): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route runs; a call that is open to anyone sees {@link nobody} when no key came along. */
    visitor: Visitor;
  }
}

/** The visitor of a call that needs no key and got none. */
export const nobody: Visitor = { id: 0, username: '', isAdmin: false, restrictedTags: [] };

/** The visitor of every call before the server's start. */
export const firstRunVisitor: Visitor = { id: 0, username: 'init', isAdmin: true, restrictedTags: [] };
