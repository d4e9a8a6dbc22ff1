/** The part of W3C WebDriver that {@link webkitEngine} needs. */
export interface WebDriverSession {
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    parameters?: object,
  ) => Promise<unknown>;
}

interface Answer {
  readonly value: unknown;
}

/** In milliseconds: a driver whose browser has crashed never responds. */
const timeoutMs = 90_000;

async function ask(address: string, method: string, parameters?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${address} was not answered.`, { cause });
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

export async function newSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const value = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = value as { sessionId: string };
  return {
    send: (method, command, parameters) =>
      ask(
        `${driver}/session/${sessionId}${command}`,
        method,
        method === 'POST' ? { ...parameters } : undefined,
      ),
  };
}
