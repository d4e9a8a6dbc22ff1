import { createCheckedSandbox } from '../contract/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../server.ts';

/** One answer, read in every way that a test may want. */
export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  json<T = Record<string, unknown>>(): T;
}

/** Sends requests to one sandbox without a port. */
export interface Client {
  readonly server: SandboxServer;
  /** Uses the key of the last user who signed in. */
  ask(call: string, body?: unknown, headers?: Record<string, string>): Promise<ClientAnswer>;
  /** The same of a call that is answered when time has passed; lets it pass. */
  askPatiently(call: string): Promise<ClientAnswer>;
  signIn(username: string, password?: string): Promise<string>;
  /** @throws when an answer was not as the corrected document says. */
  close(): Promise<void>;
}

/** A client of a new small sandbox whose clock is stopped until it is moved. */
export function clientOf(options: SandboxOptions = {}): Client {
  const server = createCheckedSandbox({ series: 40, manualClock: true, ...options });
  let key: string | undefined;

  const ask: Client['ask'] = async (call, body, headers = {}) => {
    const [method = 'GET', url = '/'] = call.split(' ');
    const response = await server.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(key === undefined ? {} : { apikey: key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: <T>() => JSON.parse(response.body) as T,
    };
  };

  return {
    server,
    ask,
    async askPatiently(call) {
      const time = setInterval(() => server.sandbox.clock.advance(100), 1);
      return ask(call).finally(() => clearInterval(time));
    },
    async signIn(username, password = 'password') {
      const answer = await ask('POST /api/auth', { user: username, pass: password, device: 'test' });
      key = answer.json<{ apikey: string }>().apikey;
      return key;
    },
    close: () => server.close(),
  };
}
