/**
 * Fails every script in turn: what needs it must report that in place, and open after Retry. A journey does the
 * same with one script (`e2e/platform/scripts.test.ts`).
 *
 *   npm run build && npm run sweep-scripts
 *   npm run sweep-scripts -- --only collection   scripts of openers with this in their name
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../../build/paths.ts';
import { type Scene, type Setting, Stage } from '../stage.ts';
import { builtScripts } from './builtScripts.ts';
import { type Opener, openerPlace, openers } from './openers.ts';
import { openFaults, openOne, scriptAt } from './openOne.ts';

interface Recording {
  readonly opener: Opener;
  readonly scripts: ReadonlySet<string>;
  readonly early: ReadonlySet<string>;
  readonly findings: readonly string[];
}

/** Milliseconds for the frame's prefetching once a page is at rest. */
const rest = 3500;

const settingOf = ({ user, width, version, sandbox }: Opener): Setting => ({
  user: user === 'nobody' ? undefined : (user ?? 'administrator'),
  width: width ?? 1440,
  version: version ?? '5.3.3',
  sandbox,
});

async function inParallel<T>(
  webui: string,
  items: readonly T[],
  work: (stage: Stage, item: T) => Promise<void>,
) {
  const waiting = [...items];
  const run = async (): Promise<void> => {
    const stage = await Stage.open(webui);
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(stage, item);
    await stage.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, run));
}

function addressIn({ server }: Scene, opener: Opener): string {
  opener.prepare?.(server.sandbox);
  return `${server.url}/webui/${openerPlace(opener, server)}`;
}

function record(stage: Stage, opener: Opener): Promise<Recording> {
  return stage.play(settingOf(opener), async (scene) => {
    const { page } = scene;
    const scripts = new Set<string>();
    let early: ReadonlySet<string> = scripts;
    page.on('request', (request) => {
      const script = scriptAt(request.url());
      if (script) scripts.add(script);
    });
    const framed = page.locator('[data-frame] nav').first().waitFor({ state: 'attached', timeout: 0 });
    framed.then(
      () => {
        early = new Set(scripts);
      },
      () => {}, // No frame before signing in.
    );
    const findings = await openOne(page, {
      opener,
      address: addressIn(scene, opener),
      faultOf: () => undefined,
      isOfFrame: () => true,
    });
    if (opener.isAtRest) await page.waitForTimeout(rest);
    return { opener, scripts, early, findings };
  });
}

export async function sweepScripts(webui: string, only = ''): Promise<string[]> {
  const findings: string[] = [];
  const find = (finding: string): void => {
    findings.push(finding);
    console.log(`✗ ${finding}`);
  };

  const recordings: Recording[] = [];
  const chosen = openers.filter(({ name }) => name.includes(only));
  await inParallel(webui, chosen, async (stage, opener) => {
    const recording = await record(stage, opener);
    recordings.push(recording);
    for (const finding of recording.findings) find(`${opener.name}, with nothing failing: ${finding}`);
  });
  // Pages first: a page's own script is checked by its page.
  recordings.sort((a, b) => openers.indexOf(a.opener) - openers.indexOf(b.opener));

  const scripts = builtScripts(webui);
  const recordingOf = (path: string) => recordings.find((recording) => recording.scripts.has(path));
  const reached = new Set(scripts.filter(({ path }) => recordingOf(path)).flatMap(({ modules }) => modules));
  for (const { path, modules } of scripts) {
    // The bundler writes some modules twice, once for the share scope; one of the two is never requested.
    const isTwin = modules.length > 0 && modules.every((module) => reached.has(module));
    if (only === '' && !recordingOf(path) && !isTwin) find(`${path} is asked for by no opener`);
  }

  const asked = scripts.flatMap(({ path }, place) => {
    const recording = recordingOf(path);
    return recording ? [{ path, recording, fault: openFaults[place % openFaults.length] }] : [];
  });
  console.log(`${asked.length} of ${scripts.length} scripts, on ${recordings.length} ways`);
  await inParallel(webui, asked, async (stage, { path, recording, fault }) => {
    const found = await stage.play(settingOf(recording.opener), (scene) =>
      openOne(scene.page, {
        opener: recording.opener,
        address: addressIn(scene, recording.opener),
        faultOf: (script) => (script === path ? fault : undefined),
        isOfFrame: (script) => recording.early.has(script),
      }),
    );
    for (const finding of found)
      find(`${path} (${fault}), on the way to ${recording.opener.name}: ${finding}`);
  });
  return findings;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      webui: { type: 'string', default: repositoryPath('dist/webui') },
    },
  });
  const findings = await sweepScripts(values.webui, values.only);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
