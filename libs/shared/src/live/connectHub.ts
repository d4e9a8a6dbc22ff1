import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { serverAddress } from '../api/serverRoot.ts';
import type { HubEvents } from './hubEvents.ts';

/** Pauses before each attempt to reconnect, in milliseconds (facts 5.15). */
export const reconnectDelays: readonly number[] = [5000, 15_000, 30_000, 60_000, 90_000];

/** Of all events but the log's, and what we hear of it. No key: hubs ask for none, and addresses must not carry one. */
const aggregateAddress = '/signalr/aggregate?feeds=anidb,shoko,queue,network,avdump';

/** @typeParam Events what the hub sends, by name */
export interface HubListener<Events extends object = HubEvents> {
  readonly onEvent: <Name extends keyof Events & string>(name: Name, payload: Events[Name]) => void;
  readonly onConnected: () => void;
  /** It was there and has gone; attempts to get it back have begun. */
  readonly onLost: () => void;
  readonly onReconnected: () => void;
  /** All attempts failed. */
  readonly onGivenUp: () => void;
  /** The server closed it in a way that reconnecting would not fix. */
  readonly onFailed: () => void;
  /** It could not be opened in the first place; attempts go on. */
  readonly onNotEstablished: () => void;
}

export interface HubOptions {
  /** Path of the hub from the server's root; the one of all events but the log's unless said otherwise. */
  readonly address?: string;
  /** Origin to connect to; the page's own unless said otherwise. */
  readonly origin?: string;
  readonly delays?: readonly number[];
}

function build<Events extends object>(
  names: readonly (keyof Events & string)[],
  listener: HubListener<Events>,
  options: Required<HubOptions>,
): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(options.origin + serverAddress(options.address), { withCredentials: false })
    .withAutomaticReconnect([...options.delays])
    .configureLogging(LogLevel.None)
    .build();
  for (const name of names) {
    connection.on(name, (payload: Events[typeof name]) => listener.onEvent(name, payload));
  }
  return connection;
}

/**
 * Opens the hub and keeps it open until the returned function is called. The first opening is tried again
 * after the same pauses as a lost connection.
 */
export function connectHub<Events extends object = HubEvents>(
  names: readonly (keyof Events & string)[],
  listener: HubListener<Events>,
  { address = aggregateAddress, origin = '', delays = reconnectDelays }: HubOptions = {},
): () => void {
  const connection = build(names, listener, { address, origin, delays });
  let stopped = false;
  let reconnecting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  connection.onreconnecting(() => {
    reconnecting = true;
    if (!stopped) listener.onLost();
  });
  connection.onreconnected(() => {
    reconnecting = false;
    if (!stopped) listener.onReconnected();
  });
  connection.onclose(() => {
    if (stopped) return;
    if (reconnecting) listener.onGivenUp();
    else listener.onFailed();
  });

  const open = async (attempt: number): Promise<void> => {
    try {
      await connection.start();
      if (!stopped) listener.onConnected();
    } catch {
      if (stopped) return;
      if (attempt === 0) listener.onNotEstablished();
      const delay = delays[attempt];
      if (delay === undefined) listener.onGivenUp();
      else timer = setTimeout(() => void open(attempt + 1), delay);
    }
  };

  void open(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
    void connection.stop();
  };
}
