import {
  DefaultHttpClient,
  type HttpRequest,
  HttpResponse,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  NullLogger,
} from '@microsoft/signalr';
import { serverAddress } from '../http/serverRoot.ts';
import type { HubEvents } from './hubEvents.ts';

/** Delays before each attempt to reconnect, in milliseconds (facts 5.15). */
export const reconnectDelays: readonly number[] = [5000, 15_000, 30_000, 60_000, 90_000];

/** All feeds but the log. No API key: hubs before 6 need none, and URLs must not carry one. */
const aggregateAddress = '/signalr/aggregate?feeds=anidb,shoko,queue,network,avdump';

/** @typeParam Events what the hub sends, by name */
export interface HubListener<Events extends object = HubEvents> {
  readonly onEvent: <Name extends keyof Events & string>(name: Name, payload: Events[Name]) => void;
  readonly onConnected: () => void;
  /** Reconnecting has begun. */
  readonly onLost: () => void;
  readonly onReconnected: () => void;
  /** All attempts to reconnect failed. */
  readonly onGaveUp: () => void;
  /** The server closed it; reconnecting would not help. */
  readonly onFailed: () => void;
  /** The first attempt to connect failed; attempts go on. */
  readonly onNotEstablished: () => void;
  /** Closed while the tab is hidden; events in the meantime are lost. */
  readonly onPaused: () => void;
  readonly onResumed: () => void;
}

export interface HubOptions {
  /** Path of the hub; the aggregate hub's by default. */
  readonly address?: string;
  /** The page's by default. */
  readonly origin?: string;
  readonly delays?: readonly number[];
}

/** What only servers since 6 want. */
interface Since6 {
  /** Called at each connection. */
  readonly requestToken?: () => Promise<string>;
  /** Feeds that can only be joined once connected. */
  readonly joinedFeeds?: readonly string[];
}

type OpenOptions = Required<HubOptions> & Since6;

class HubClient extends DefaultHttpClient {
  override send(request: HttpRequest): Promise<HttpResponse> {
    // The close message has ended long polling already, and a 404 would show in the console.
    if (request.method === 'DELETE') return Promise.resolve(new HttpResponse(202));
    // As all calls send it: a gateway's Basic auth needs the other header.
    const { Authorization, ...headers } = request.headers ?? {};
    if (Authorization === undefined) return super.send(request);
    return super.send({ ...request, headers: { ...headers, apikey: Authorization.replace('Bearer ', '') } });
  }
}

function observedSocket(onChange: (isOpen: boolean) => void): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('open', () => onChange(true));
      this.addEventListener('close', () => onChange(false));
    }
  };
}

function build<Events extends object>(
  names: readonly (keyof Events & string)[],
  listener: Pick<HubListener<Events>, 'onEvent'>,
  onSocket: (isOpen: boolean) => void,
  options: OpenOptions,
): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(options.origin + serverAddress(options.address), {
      withCredentials: false,
      httpClient: new HubClient(NullLogger.instance),
      ...(options.requestToken && { accessTokenFactory: options.requestToken }),
      ...('WebSocket' in globalThis && { WebSocket: observedSocket(onSocket) }),
    })
    .withAutomaticReconnect([...options.delays])
    .configureLogging(LogLevel.None)
    .build();
  for (const name of names) {
    connection.on(name, (payload: Events[typeof name]) => listener.onEvent(name, payload));
  }
  return connection;
}

interface OpenHub {
  readonly close: () => void;
  /** Connected without a WebSocket, and so using one of the six connections that all tabs share. */
  readonly isPolling: () => boolean;
}

function openHub<Events extends object>(
  names: readonly (keyof Events & string)[],
  listener: Omit<HubListener<Events>, 'onPaused' | 'onResumed'>,
  options: OpenOptions,
): OpenHub {
  let hasSocket = false;
  let stopped = false;
  let reconnecting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connection = build(names, listener, (isOpen) => (hasSocket = isOpen), options);
  const { delays, joinedFeeds } = options;
  const joinFeeds = (): void => {
    // The second argument is required: since when events were missed. Without the feed, the others still work.
    if (joinedFeeds) connection.invoke('feed.join_many', joinedFeeds, null).catch(() => {});
  };

  connection.onreconnecting(() => {
    reconnecting = true;
    if (!stopped) listener.onLost();
  });
  connection.onreconnected(() => {
    reconnecting = false;
    if (stopped) return;
    joinFeeds();
    listener.onReconnected();
  });
  connection.onclose(() => {
    if (stopped) return;
    if (reconnecting) listener.onGaveUp();
    else listener.onFailed();
  });

  const open = async (attempt: number): Promise<void> => {
    try {
      await connection.start();
      if (stopped) return;
      joinFeeds();
      listener.onConnected();
    } catch {
      if (stopped) return;
      if (attempt === 0) listener.onNotEstablished();
      const delay = delays[attempt];
      if (delay === undefined) listener.onGaveUp();
      else timer = setTimeout(() => void open(attempt + 1), delay);
    }
  };

  void open(0);
  return {
    close: () => {
      stopped = true;
      clearTimeout(timer);
      void connection.stop();
    },
    isPolling: () => connection.state === HubConnectionState.Connected && !hasSocket,
  };
}

/** False without a document: tools and tests follow the hub, too. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

function onVisibilityChange(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** A tab hidden for a shorter time keeps its connection. */
const pauseDelayMs = 1000;

/**
 * Opens the hub and keeps it open until the returned function is called. A failed first attempt is retried with the
 * same delays as a lost connection. Without WebSockets, a hidden tab closes it until visible again: browsers allow six
 * connections to a server for all tabs, so six polling tabs would block a seventh.
 */
export function connectHub<Events extends object = HubEvents>(
  names: readonly (keyof Events & string)[],
  listener: HubListener<Events>,
  { address = aggregateAddress, origin = '', delays = reconnectDelays, ...since6 }: HubOptions & Since6 = {},
): () => void {
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = (): void => {
    if (isPaused || !hub.isPolling()) return;
    isPaused = true;
    hub.close();
    listener.onPaused();
  };
  const pauseSoonIfHidden = (): void => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(pause, pauseDelayMs);
  };
  const open = (onConnected: () => void): OpenHub => {
    const connected = (notifyListener: () => void) => (): void => {
      notifyListener();
      pauseSoonIfHidden();
    };
    return openHub(
      names,
      {
        ...listener,
        onConnected: connected(onConnected),
        onReconnected: connected(listener.onReconnected),
      },
      { address, origin, delays, ...since6 },
    );
  };
  let hub = open(listener.onConnected);

  const unlisten = onVisibilityChange(() => {
    pauseSoonIfHidden();
    if (isHidden() || !isPaused) return;
    isPaused = false;
    hub = open(listener.onResumed);
  });
  return () => {
    unlisten();
    clearTimeout(timer);
    hub.close();
  };
}
