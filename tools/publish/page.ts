import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';

/** Other origins that pages may fetch from. */
const fetchedOrigins = ['https://shokoanime.com'];

/** And those that pictures may come from: what a search of TMDB finds is pictured there and nowhere else. */
const picturedOrigins = ['https://image.tmdb.org'];

/** Where a developer's override may be served on any port. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

/** What is settled when a deployment is made, since its page is constant from then on. */
export interface PageOptions {
  /** Other origins that remotes are published on. */
  readonly origins?: readonly string[];
  /** Path below which a static host serves it. A Shoko Server puts its own in place of `/webui`. */
  readonly prefix?: string;
  /** Address of the Sentry project that errors are reported to when the user consents: `https://key@host/project`. */
  readonly reporter?: string;
  /** Address, relative to the page, of a registry with what the installation adds; it may be missing. */
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
    `img-src 'self' data: blob: ${picturedOrigins.join(' ')}`,
    "font-src 'self'",
    ["connect-src 'self' ws: wss:", ...ownMachine, ...fetched, ...remotes].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Goes into the policy as it is, so it must be an origin and nothing else. */
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

/** Stands in an attribute. */
function pathOf(text: string): string {
  if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(text)) throw new Error(`“${text}” is not the path of a registry.`);
  return text;
}

/** The page's own style and scripts; each has a place in the template, which names it. */
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
