import type { HubConnection } from './hub.ts';

const separator = '\u001e';

/** What a transport does for a session. */
export interface Transport {
  send(text: string): void;
  /** Ends politely, after all that was sent. */
  close(): void;
  /** Ends as a broken line does. */
  drop(): void;
}

/** What happens when a client has introduced itself. */
export type OnReady = (session: HubSession) => void;

interface ClientMessage {
  readonly type?: number;
  readonly invocationId?: string;
  readonly target?: string;
  readonly protocol?: string;
}

/** One client's conversation in SignalR's JSON protocol, over whatever transport. */
export class HubSession implements HubConnection {
  readonly path: 'aggregate' | 'logging';
  readonly feeds: ReadonlySet<string>;
  readonly #transport: Transport;
  readonly #onReady: OnReady;
  #introduced = false;
  #rest = '';
  #keepAlive: NodeJS.Timeout | undefined;

  constructor(
    path: 'aggregate' | 'logging',
    feeds: ReadonlySet<string>,
    transport: Transport,
    onReady: OnReady,
  ) {
    this.path = path;
    this.feeds = feeds;
    this.#transport = transport;
    this.#onReady = onReady;
  }

  /** Takes what the client sent, whole messages or parts of them. */
  receive(text: string): void {
    const parts = (this.#rest + text).split(separator);
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#handle(part);
  }

  invoke(target: string, args: readonly unknown[]): void {
    if (this.#introduced) this.#send({ type: 1, target, arguments: args });
  }

  drop(): void {
    this.end();
    this.#transport.drop();
  }

  /** The transport is gone; nothing more is sent. */
  end(): void {
    clearInterval(this.#keepAlive);
    this.#introduced = false;
  }

  #handle(text: string): void {
    let message: ClientMessage;
    try {
      message = JSON.parse(text) as ClientMessage;
    } catch {
      this.#transport.close();
      return;
    }
    if (!this.#introduced) {
      this.#greet(message);
      return;
    }
    if (message.type === 7) this.#transport.close();
    if (message.type === 1 && message.invocationId !== undefined) {
      this.#send({
        type: 3,
        invocationId: message.invocationId,
        error: `Unknown hub method '${message.target}'`,
      });
    }
  }

  #greet(message: ClientMessage): void {
    if (message.protocol !== 'json') {
      this.#send({ error: `The protocol '${message.protocol}' is not supported.` });
      this.#transport.close();
      return;
    }
    this.#introduced = true;
    this.#send({});
    this.#keepAlive = setInterval(() => this.#send({ type: 6 }), 15_000);
    this.#keepAlive.unref();
    this.#onReady(this);
  }

  #send(message: object): void {
    this.#transport.send(JSON.stringify(message) + separator);
  }
}
