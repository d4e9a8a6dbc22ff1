import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StartupState } from './lifecycle.ts';
import type { TitleEntry } from './model/types.ts';
import type { NetworkAvailability } from './network.ts';
import { queueStartupJobs } from './queueStartupJobs.ts';
import { createSandbox, type SandboxOptions } from './server.ts';
import { referenceVersions } from './serverVersion.ts';
import type { Offer } from './webui/updates.ts';

const usage = `Usage: node apps/sandbox/src/main.ts [options]

  --port N                    port to listen on, or the next free one (PORT, or 8111)
  --seed N                    number the library is made from (1)
  --series N                  complete series (2500); above 20000 the rest is groups with posters only
  --loose-files N             further unrecognized files (0)
  --awkward                   also titles and file names that are hostile or hard to show
  --titles FILE               titles to use instead of the real ones in apps/sandbox/titles/
  --pace reference|none|MS    durations of calls as on the recorded server, none, or milliseconds each (none)
  --server 5|6                the major version it imitates (5)
  --server-version VERSION    what the server says it is, and how it differs (5.3.3, or that of --server)
  --state STATE               first-run, starting, failed or started (started)
  --network AVAILABILITY      Internet, PartialInternet, LocalOnly, NoGateways or NoInterfaces (Internet)
  --controllable              administrators may restart and shut it down (since 6)
  --updates OFFER             unreachable, this-product, other-publisher or nothing-new (nothing-new)
  --release DIR               what npm run package made: an update puts it in the place of what is in --webui
  --webui DIR                 folder of the interface to serve
  --webui-prefix PATH         where it is served (/webui)
  --hosting shoko|cdn         how it is served (shoko)`;

const maxComplete = 20_000;

const states: Record<string, StartupState> = {
  'first-run': 'Waiting',
  starting: 'Starting',
  failed: 'Failed',
  started: 'Started',
};

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}

function number(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) fail(`--${name} needs a whole number, not “${text}”.`);
  return value;
}

function oneOf<T extends string>(text: string, allowed: readonly T[], name: string): T {
  const match = allowed.find((one) => one === text);
  if (match === undefined) fail(`--${name} is one of ${allowed.join(', ')}, not “${text}”.`);
  return match;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '8111' },
      seed: { type: 'string', default: '1' },
      series: { type: 'string', default: '2500' },
      'loose-files': { type: 'string', default: '0' },
      awkward: { type: 'boolean', default: false },
      titles: { type: 'string' },
      pace: { type: 'string', default: 'none' },
      server: { type: 'string', default: '5' },
      'server-version': { type: 'string' },
      state: { type: 'string', default: 'started' },
      network: { type: 'string', default: 'Internet' },
      controllable: { type: 'boolean', default: false },
      updates: { type: 'string', default: 'nothing-new' },
      release: { type: 'string' },
      webui: { type: 'string' },
      'webui-prefix': { type: 'string', default: '/webui' },
      hosting: { type: 'string', default: 'shoko' },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

function readValues(): ReturnType<typeof readOptions> {
  try {
    return readOptions();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

const values = readValues();
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const major = oneOf(values.server, ['5', '6'], 'server');
const series = number(values.series, 'series');
const state = states[values.state] ?? fail(`--state is one of ${Object.keys(states).join(', ')}.`);
const options: SandboxOptions = {
  seed: number(values.seed, 'seed'),
  series: Math.min(series, maxComplete),
  posterOnlyGroups: Math.max(0, series - maxComplete),
  looseFiles: number(values['loose-files'], 'loose-files'),
  awkward: values.awkward,
  ...(values.titles === undefined
    ? {}
    : { titles: JSON.parse(readFileSync(values.titles, 'utf8')) as readonly TitleEntry[] }),
  pace: /^\d+$/.test(values.pace)
    ? Number(values.pace)
    : oneOf<'reference' | 'none'>(values.pace, ['reference', 'none'], 'pace'),
  serverVersion: values['server-version'] ?? referenceVersions[major],
  state,
  network: oneOf<NetworkAvailability>(
    values.network,
    ['Internet', 'PartialInternet', 'LocalOnly', 'NoGateways', 'NoInterfaces'],
    'network',
  ),
  controllable: values.controllable,
  updates: oneOf<Offer>(
    values.updates,
    ['unreachable', 'this-product', 'other-publisher', 'nothing-new'],
    'updates',
  ),
  ...(values.webui === undefined ? {} : { webui: values.webui }),
  webuiPrefix: values['webui-prefix'],
  hosting: oneOf(values.hosting, ['shoko', 'cdn'], 'hosting'),
};

/** On the port, or the next free one. */
async function listenFrom(wanted: number): Promise<void> {
  for (let port = wanted; port < wanted + 50 && port < 65536; port++) {
    try {
      await server.listen(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    if (port !== wanted) console.log(`Port ${wanted} is taken, so this server listens on ${port}.`);
    return;
  }
  fail(`Port ${wanted} and the ports after it are taken. Name another one with --port or PORT.`);
}

const begun = performance.now();
const server = createSandbox(options);
await listenFrom(number(values.port, 'port'));
if (values.release !== undefined) server.sandbox.updates.publish(values.release);
if (state === 'Started') queueStartupJobs(server.sandbox);

const { library, webUI } = server.sandbox;
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
const counts = [
  `${library.groups.size} groups`,
  `${library.series.size} series`,
  `${library.files.size} files`,
];
console.log(`Sandbox of ${options.serverVersion} ready in ${seconds} s: ${counts.join(', ')}.`);
console.log(`Open http://localhost:${server.port}${webUI.exists ? `${webUI.prefix}/` : ''}`);
if (state !== 'Waiting') {
  console.log('Sign in as Default (administrator), alice or kid (restricted); the password is “password”.');
}

let closing = false;
// A terminal signals the whole process group, so the same signal may arrive twice.
const stop = () => {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(0), 3000).unref();
  void server.close().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
