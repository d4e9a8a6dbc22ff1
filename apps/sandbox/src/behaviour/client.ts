import { createCheckedSandbox } from '../reference/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../server.ts';

export interface ClientAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** @throws when the body is not JSON */
  json<T = Record<string, unknown>>(): T;
}

/** Injects requests into one sandbox, without a port. */
export interface Client {
  readonly server: SandboxServer;
  /** Sends the API key of the last sign-in. */
  ask(call: string, body?: unknown, headers?: Record<string, string>): Promise<ClientAnswer>;
  /** Advances the clock until the answer comes. */
  askPatiently(call: string): Promise<ClientAnswer>;
  /** Sends a form with the field `file`. */
  upload(call: string, fileName: string, content: string | Buffer): Promise<ClientAnswer>;
  signIn(username: string, password?: string): Promise<string>;
  /** @throws when an answer did not match the corrected document */
  close(): Promise<void>;
}

/** The sandbox's clock only moves when a test advances it. */
export function clientOf(options: SandboxOptions = {}): Client {
  const server = createCheckedSandbox({ series: 40, manualClock: true, ...options });
  let key: string | undefined;

  const send = async (
    call: string,
    payload: string | Buffer | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<ClientAnswer> => {
    const [method = 'GET', url = '/'] = call.split(' ');
    const response = await server.app.inject({
      method: method as 'GET',
      url,
      headers: { ...(key === undefined ? {} : { apikey: key }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: <T>() => JSON.parse(response.body) as T,
    };
  };

  const ask: Client['ask'] = (call, body, headers = {}) =>
    body === undefined
      ? send(call, undefined, headers)
      : send(call, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

  return {
    server,
    ask,
    upload(call, fileName, content) {
      const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
      const payload = Buffer.concat([
        Buffer.from(head),
        typeof content === 'string' ? Buffer.from(content) : content,
        Buffer.from('\r\n--edge--\r\n'),
      ]);
      return send(call, payload, { 'content-type': 'multipart/form-data; boundary=edge' });
    },
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
