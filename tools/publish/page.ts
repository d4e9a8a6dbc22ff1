import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';

const fetchedOrigins = ['https://shokoanime.com'];

/** TMDB's search results have pictures only there. */
const imageOrigins = ['https://image.tmdb.org'];

/** A developer's override may be served there on any port. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Fixed when a deployment is made: its page is constant from then on. */
export interface PageOptions {
  readonly origins?: readonly string[];
  /** Base path on a static host. A Shoko Server replaces `/webui` with its own. */
  readonly prefix?: string;
  /** Sentry DSN for errors, which are reported with the user's consent: `https://key@host/project`. */
  readonly reporter?: string;
  /** Address of the registry of additions, relative to the page; the file may be missing. */
  readonly added?: string;
}

interface Origins {
  readonly remotes: readonly string[];
  readonly fetched: readonly string[];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy(
  { style, scripts }: { style: string; scripts: readonly string[] },
  { remotes, fetched }: Origins,
): string {
  return [
    "default-src 'self'",
    `script-src ${scripts.map(hashOf).join(' ')} 'strict-dynamic'`,
    ["style-src 'self'", hashOf(style), ...ownMachine, ...remotes].join(' '),
    `img-src 'self' data: blob: ${imageOrigins.join(' ')}`,
    "font-src 'self'",
    ["connect-src 'self' ws: wss:", ...ownMachine, ...fetched, ...remotes].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Goes into the policy unescaped, so it must be an origin and nothing else. */
function originOf(text: string): string {
  const { origin, protocol } = new URL(text);
  if (!/^https?:$/.test(protocol)) throw new Error(`“${text}” is not the address of a host.`);
  return origin;
}

function prefixOf(text: string): string {
  const prefix = text.replace(/^\/*(.*?)\/*$/, '/$1').replace(/^\/$/, '');
  if (!/^(\/[\w.~-]+)*$/.test(prefix)) throw new Error(`“${text}” is not a path that an interface can have.`);
  return prefix;
}

/** Goes into an attribute unescaped. */
function pathOf(text: string): string {
  if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(text)) throw new Error(`“${text}” is not the path of a registry.`);
  return text;
}

const ownParts = ['page.css', 'boot.js', 'tooOld.js'] as const;

function readPagePart(name: string): Promise<string> {
  return readFile(repositoryPath('apps/shell/page', name), 'utf8');
}

/** `index.html`: the same from release to release as long as its own scripts are. */
export async function renderPage({
  origins = [],
  prefix = '/webui',
  reporter,
  added,
}: PageOptions = {}): Promise<string> {
  const replace = (text: string, place: string, content: string): string => {
    if (!text.includes(place)) throw new Error(`index.html has no place for ${place}.`);
    return text.replace(place, () => content);
  };
  const [style, ...scripts] = await Promise.all(ownParts.map(readPagePart));
  const fetched = [...fetchedOrigins, ...(reporter === undefined ? [] : [originOf(reporter)])];
  const policy = contentSecurityPolicy(
    { style: String(style), scripts },
    { remotes: origins.map(originOf), fetched },
  );
  const template = await readPagePart('index.html');
  const placed = replace(template, "WEBUI_PREFIX='/webui'", `WEBUI_PREFIX='${prefixOf(prefix)}'`);
  const named = added === undefined ? '' : `\n    <meta name="added" content="${pathOf(added)}">`;
  return [style, ...scripts].reduce<string>(
    (page, text, index) => replace(page, `/* ${ownParts[index]} */`, String(text)),
    replace(replace(placed, '(policy)', policy), '(added)', named),
  );
}
