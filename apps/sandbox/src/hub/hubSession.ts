import type { HubConnection } from './hub.ts';

const separator = '\u001e';

export interface Transport {
  send(text: string): void;
  /** Sends what is pending first. */
  close(): void;
  drop(): void;
}

export type OnReady = (session: HubSession) => void;

export type Outcome = { readonly result: unknown } | { readonly error: string };

/** Calls a method of the hub for its client. */
export type CallMethod = (session: HubSession, target: string, args: readonly unknown[]) => Outcome;

interface ClientMessage {
  readonly type?: number;
  readonly invocationId?: string;
  readonly target?: string;
  readonly arguments?: readonly unknown[];
  readonly protocol?: string;
}

/** One client's session in SignalR's JSON protocol, over any transport. */
export class HubSession implements HubConnection {
  readonly path: 'aggregate' | 'logging';
  readonly feeds = new Set<string>();
  readonly #transport: Transport;
  readonly #onReady: OnReady;
  readonly #callMethod: CallMethod;
  #handshakeDone = false;
  #rest = '';
  #keepAlive: NodeJS.Timeout | undefined;

  constructor(path: 'aggregate' | 'logging', transport: Transport, onReady: OnReady, callMethod: CallMethod) {
    this.path = path;
    this.#transport = transport;
    this.#onReady = onReady;
    this.#callMethod = callMethod;
  }

  /** Accepts partial messages. */
  receive(text: string): void {
    const parts = (this.#rest + text).split(separator);
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#handle(part);
  }

  invoke(target: string, args: readonly unknown[]): void {
    if (this.#handshakeDone) this.#send({ type: 1, target, arguments: args });
  }

  drop(): void {
    this.end();
    this.#transport.drop();
  }

  /** The transport has closed; nothing more is sent. */
  end(): void {
    clearInterval(this.#keepAlive);
    this.#handshakeDone = false;
  }

  #handle(text: string): void {
    let message: ClientMessage;
    try {
      message = JSON.parse(text) as ClientMessage;
    } catch {
      this.#transport.close();
      return;
    }
    if (!this.#handshakeDone) {
      this.#handshake(message);
      return;
    }
    if (message.type === 7) this.#transport.close();
    if (message.type === 1) this.#answer(message);
  }

  #answer({ invocationId, target = '', arguments: args = [] }: ClientMessage): void {
    const outcome = this.#callMethod(this, target, args);
    if (invocationId !== undefined) this.#send({ type: 3, invocationId, ...outcome });
  }

  #handshake(message: ClientMessage): void {
    if (message.protocol !== 'json') {
      this.#send({ error: `The protocol '${message.protocol}' is not supported.` });
      this.#transport.close();
      return;
    }
    this.#handshakeDone = true;
    this.#send({});
    this.#keepAlive = setInterval(() => this.#send({ type: 6 }), 15_000);
    this.#keepAlive.unref();
    this.#onReady(this);
  }

  #send(message: object): void {
    this.#transport.send(JSON.stringify(message) + separator);
  }
}
