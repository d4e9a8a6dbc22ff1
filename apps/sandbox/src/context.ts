import type { ContractVersion } from '@hondana/contract/versions';
import type { ActionCatalogue } from './actionCatalogue.ts';
import type { Clock } from './clock.ts';
import type { FaultInjector } from './control/FaultInjector.ts';
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

/** Who sent a request; before the server has started, everyone is the nameless first-run administrator. */
export interface Visitor {
  readonly id: number;
  readonly username: string;
  readonly isAdmin: boolean;
  /** AniDB tag IDs; series with any of them are hidden from this visitor. */
  readonly restrictedTags: readonly number[];
}

/** The version that the sandbox imitates; routes check it where versions differ. */
export type ServerVersion = '6.0.0.425' | '5.3.3' | '5.2.0' | (string & {});

export interface Sandbox {
  readonly library: Library;
  /** Defaults to `5.3.3`, the reference. */
  readonly serverVersion: ServerVersion;
  /** The recorded one that this version follows. */
  readonly contract: ContractVersion;
  readonly isSince6: boolean;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly settings: SettingsStore;
  readonly queue: Queue;
  /** Since 6. */
  readonly actions: ActionCatalogue;
  readonly lifecycle: Lifecycle;
  readonly network: Network;
  readonly disk: Disk;
  readonly webUI: WebUIFolder;
  readonly updates: Updates;
  readonly misbehaviour: FaultInjector;
  readonly requests: RequestLog;
  /** Refuses connections for `downFor` ms, drops those of the hub, then starts again; keys and library survive. */
  restart(downFor: number): void;
  /** Refuses connections until it is restarted. */
  shutDown(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route runs; {@link nobody} when an open call came without a key. */
    visitor: Visitor;
  }
}

export const nobody: Visitor = { id: 0, username: '', isAdmin: false, restrictedTags: [] };

export const firstRunVisitor: Visitor = { id: 0, username: 'init', isAdmin: true, restrictedTags: [] };
