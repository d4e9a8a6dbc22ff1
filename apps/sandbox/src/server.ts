import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { ActionCatalogue } from './actionCatalogue.ts';
import { Clock } from './clock.ts';
import type { Sandbox } from './context.ts';
import { controlRoutes } from './control/controlRoutes.ts';
import { addFaultInjection, FaultInjector } from './control/FaultInjector.ts';
import { addRequestLog, RequestLog } from './control/requestLog.ts';
import { Disk } from './disk/disk.ts';
import { forgetLibrary } from './disk/forgetLibrary.ts';
import { createLibrary } from './generate/createLibrary.ts';
import { addHttpHandling } from './http/answers.ts';
import { addGuard } from './http/guard.ts';
import { Hub } from './hub/hub.ts';
import { addHubs } from './hub/hubServer.ts';
import { wordsBefore6 } from './hub/wordsBefore6.ts';
import { wordsSince6 } from './hub/wordsSince6.ts';
import { Lifecycle, type StartupState } from './lifecycle.ts';
import type { TitleEntry } from './model/types.ts';
import { Network, type NetworkAvailability } from './network.ts';
import { addPace, type Pace } from './pace.ts';
import { Queue } from './queue.ts';
import { addRoutes } from './routes.ts';
import { contractOf, referenceVersions } from './serverVersion.ts';
import { SettingsStore } from './settings/settingsStore.ts';
import { createUsers } from './users/createUsers.ts';
import { Sessions } from './users/sessions.ts';
import { type Hosting, staticHosting } from './webui/staticHosting.ts';
import { type Offer, Updates } from './webui/updates.ts';
import { WebUIFolder } from './webui/webUIFolder.ts';

export interface SandboxOptions {
  /** The same seed and options give the same library; defaults to 1. */
  readonly seed?: number;
  /** Complete series; defaults to 40, enough for a test. */
  readonly series?: number;
  readonly titles?: readonly TitleEntry[];
  /** Additional groups with only name, sizes and poster. */
  readonly posterOnlyGroups?: number;
  /** Additional unrecognized files. */
  readonly looseFiles?: number;
  /** Hostile titles, names that are hard to show, a file without locations; by default a typical library. */
  readonly awkward?: boolean;
  readonly serverVersion?: string;
  /** Those of a server that this one replaces, as after an upgrade; by default none. */
  readonly sessions?: Sessions;
  readonly state?: StartupState;
  readonly pace?: Pace;
  /** Folder of the built interface. */
  readonly webui?: string;
  readonly webuiPrefix?: string;
  readonly hosting?: Hosting;
  readonly network?: NetworkAvailability;
  /** Whether administrators may restart and shut it down (since 6), which the recorded server refused. */
  readonly controllable?: boolean;
  /** What the update source offers. */
  readonly updates?: Offer;
  /** The initial time. */
  readonly now?: Date;
  /** If true, only `sandbox.clock.advance` moves the time. */
  readonly manualClock?: boolean;
  /** Receives every JSON answer, for instance to check it against the recorded document. */
  readonly onAnswer?: (answer: Answer) => void;
}

export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

export interface SandboxServer {
  readonly sandbox: Sandbox;
  /** For tests without a port: `app.inject({ url: '/api/v3/Init/Status' })`. */
  readonly app: FastifyInstance;
  /** Empty until it listens. */
  readonly url: string;
  readonly port: number;
  /** Port 0 takes any free one. @throws the system's error if the port is taken */
  listen(port: number, host?: string): Promise<void>;
  close(): Promise<void>;
}

function addWatcher(app: FastifyInstance, onAnswer: (answer: Answer) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = /\bjson\b/.test(String(reply.getHeader('content-type') ?? ''));
    if (typeof payload === 'string' && isJson && !request.url.startsWith('/__sandbox')) {
      onAnswer({
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
        status: reply.statusCode,
        body: JSON.parse(payload),
      });
    }
    return payload;
  });
}

function logStart(hub: Hub, clock: Clock): void {
  const lines = [
    ['Info', 'Shoko.Server.Server.Startup', 'Initializing Web Hosts...'],
    ['Trace', 'Shoko.Server.Server.ServerState', 'Starting Server: Initializing Hosts...'],
    ['Info', 'Shoko.Server.Server.ShokoServer', 'Initializing Database...'],
  ] as const;
  for (const [Level, LoggerName, Message] of lines) {
    hub.log({ Level, TimeStamp: clock.now().toISOString(), LoggerName, Caller: '::', Message });
  }
}

function createContext(options: SandboxOptions): Sandbox {
  const serverVersion = options.serverVersion ?? referenceVersions[5];
  const contract = contractOf(serverVersion);
  const clock = new Clock(options.now ?? new Date(), options.manualClock ?? false);
  const state = options.state ?? 'Started';
  const hub = new Hub(contract === '6.0' ? wordsSince6(() => clock.now()) : wordsBefore6);
  const network = new Network(clock, hub, options.network ?? 'Internet');
  const library = createLibrary({
    seed: options.seed ?? 1,
    series: options.series ?? 40,
    ...(options.titles === undefined ? {} : { titles: options.titles }),
    ...(options.posterOnlyGroups === undefined ? {} : { posterOnlyGroups: options.posterOnlyGroups }),
    ...(options.looseFiles === undefined ? {} : { looseFiles: options.looseFiles }),
    awkward: options.awkward ?? false,
    now: clock.now(),
  });
  const queue = new Queue(clock, hub, (needs) => {
    if (needs === undefined) return true;
    if (!network.online) return false;
    return needs === 'network' || !network.isBanned(needs === 'anidb-udp' ? 'udp' : 'http');
  });
  queue.hasPools = contract === '6.0';
  network.onBanEnd = () => queue.recheck();
  const updates = new Updates(clock, serverVersion, options.updates);
  const webUI = new WebUIFolder(options.webui, options.webuiPrefix ?? '/webui', updates);
  const lifecycle = new Lifecycle(clock, state);
  lifecycle.isControllable = options.controllable ?? false;
  const settings = new SettingsStore({
    serverVersion,
    firstRun: state === 'Waiting',
    webUIPrefix: webUI.prefix.slice(1),
  });
  logStart(hub, clock);
  const disk = new Disk();
  for (const folder of library.importFolders.values()) disk.addFolder(folder.path);
  const users = createUsers(library, state === 'Waiting', contract === '6.0');
  if (state === 'Waiting') forgetLibrary(library, disk);
  lifecycle.onStarted = () => {
    settings.endFirstRun();
    const first = users.byId(1);
    if (state === 'Waiting' && first !== undefined) Object.assign(first, lifecycle.firstUser);
  };
  return {
    library,
    serverVersion,
    contract,
    isSince6: contract === '6.0',
    clock,
    hub,
    users,
    sessions: options.sessions ?? new Sessions(clock),
    settings,
    queue,
    actions: new ActionCatalogue(),
    lifecycle,
    network,
    disk,
    webUI,
    updates,
    misbehaviour: new FaultInjector(),
    requests: new RequestLog(),
    restart(downFor) {
      lifecycle.restart(downFor, contract === '6.0' && settings.document.FirstRun === true);
      webUI.forgetIndex();
      hub.dropAll();
    },
    shutDown() {
      lifecycle.shutDown();
      hub.dropAll();
    },
  };
}

/**
 * A Shoko-compatible server with one library in memory.
 *
 * @example const server = createSandbox({ seed: 7 }); await server.listen(0); … await server.close();
 */
export function createSandbox(options: SandboxOptions = {}): SandboxServer {
  const sandbox = createContext(options);
  const app = fastify({
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2000 },
    bodyLimit: 64 * 1024 * 1024,
    // The server answers few HEADs, and each has a route of its own.
    exposeHeadRoutes: false,
    forceCloseConnections: true,
  });

  app.addHook('onRequest', async (request) => {
    if (!sandbox.lifecycle.isDown || request.url.startsWith('/__sandbox')) return;
    request.raw.socket.destroy();
    await new Promise(() => {});
  });
  addRequestLog(app, sandbox.requests, sandbox.clock);
  addHttpHandling(app, sandbox, staticHosting(sandbox.webUI, options.hosting ?? 'shoko'));
  addFaultInjection(app, sandbox.misbehaviour, sandbox.clock);
  addGuard(app, sandbox);
  addPace(app, options.pace ?? 'none');
  if (options.onAnswer !== undefined) addWatcher(app, options.onAnswer);
  addHubs(app, sandbox);
  addRoutes(app, sandbox);
  controlRoutes(app, sandbox);

  const portOf = () => {
    const address = app.server.address() as AddressInfo | null;
    return address?.port ?? 0;
  };

  return {
    sandbox,
    app,
    get url() {
      return portOf() === 0 ? '' : `http://127.0.0.1:${portOf()}`;
    },
    get port() {
      return portOf();
    },
    async listen(port, host = '0.0.0.0') {
      await app.listen({ port, host });
    },
    async close() {
      sandbox.clock.stop();
      await app.close();
    },
  };
}
