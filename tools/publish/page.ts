import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';

/** Origins other than the own one that pages may fetch from. */
const fetchedOrigins = ['https://shokoanime.com'];

/** And those that pictures may come from: what a search of TMDB finds is pictured there and nowhere else. */
const picturedOrigins = ['https://image.tmdb.org'];

function contentSecurityPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'self'",
    `script-src 'sha256-${hash}' 'strict-dynamic'`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${picturedOrigins.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self' ws: wss: ${fetchedOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** `index.html`: the same from release to release as long as the boot script is. */
export async function renderPage(): Promise<string> {
  const template = await readFile(repositoryPath('apps/shell/page/index.html'), 'utf8');
  const script = await readFile(repositoryPath('apps/shell/page/boot.js'), 'utf8');
  const replace = (text: string, place: string, content: string): string => {
    if (!text.includes(place)) throw new Error(`index.html has no place for ${place}.`);
    return text.replace(place, () => content);
  };
  return replace(replace(template, '(policy)', contentSecurityPolicy(script)), '/* boot.js */', script);
}
