import { answerCheckerOf } from '@hondana/contract/AnswerChecker';
import { createSandbox, type SandboxOptions, type SandboxServer } from '../server.ts';
import { isBefore, referenceVersions } from '../serverVersion.ts';

/** Calls the server has (recorded: `api_trakt_code`; facts 5.12) but its document lacks. */
const undocumented = new Set(['GET /api/trakt/code']);

/** Checks answers against the document; `close` throws mismatches. Skips injected faults and older versions. */
export function createCheckedSandbox(options: SandboxOptions = {}): SandboxServer {
  const faults = new Set<string>();
  const server = createSandbox({
    seed: Number(process.env.TEST_SEED ?? 1),
    serverVersion: referenceVersions[process.env.TEST_SERVER === '6' ? 6 : 5],
    awkward: true,
    ...options,
    onAnswer(answer) {
      const { method, path, status, body } = answer;
      options.onAnswer?.(answer);
      if (status !== 200 || path.startsWith('/signalr') || path.startsWith('/webui')) return;
      if (server.sandbox.misbehaviour.active.length > 0) return;
      if (isBefore(server.sandbox.serverVersion, server.sandbox.contract)) return;
      if (undocumented.has(`${method} ${path}`)) return;
      const checker = answerCheckerOf(server.sandbox.contract);
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
