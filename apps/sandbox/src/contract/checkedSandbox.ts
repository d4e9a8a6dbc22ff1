import { createSandbox, type SandboxOptions, type SandboxServer } from '../server.ts';
import { isBefore } from '../serverVersion.ts';
import { AnswerChecker } from './openApi.ts';

const checker = new AnswerChecker();

/** Calls that the server has (recorded: `api_trakt_code`; facts 5.12) and its document leaves out. */
const undocumented = new Set(['GET /api/trakt/code']);

/**
 * A sandbox that checks each of its answers against the document; closing it throws what did not match. Answers of
 * a sandbox that was made to misbehave are left out, and so are those of servers before the
 * document's.
 */
export function createCheckedSandbox(options: SandboxOptions = {}): SandboxServer {
  const faults = new Set<string>();
  const server = createSandbox({
    seed: Number(process.env.TEST_SEED ?? 1),
    awkward: true,
    ...options,
    onAnswer(answer) {
      const { method, path, status, body } = answer;
      options.onAnswer?.(answer);
      if (status !== 200 || path.startsWith('/signalr') || path.startsWith('/webui')) return;
      if (server.sandbox.misbehaviour.active.length > 0) return;
      if (isBefore(server.sandbox.serverVersion, '5.3')) return;
      if (undocumented.has(`${method} ${path}`)) return;
      for (const fault of checker.faults(method, path, body)) faults.add(`${method} ${path}: ${fault}`);
    },
  });
  return {
    sandbox: server.sandbox,
    app: server.app,
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    listen: (port) => server.listen(port),
    async close() {
      await server.close();
      if (faults.size > 0)
        throw new Error(`Answers that do not fit the document:\n${[...faults].join('\n')}`);
    },
  };
}
