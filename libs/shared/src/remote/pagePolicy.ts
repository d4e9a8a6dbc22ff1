import { t } from '@lingui/core/macro';
export interface PagePolicy {
  readonly base: string;
  /** The Content Security Policy; undefined if the page has none, as in development. */
  readonly content?: string | undefined;
}

export function pagePolicy(): PagePolicy {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  return { base: document.baseURI, content: meta?.content };
}

function names(policy: string, directive: string, origin: string): boolean {
  const sources = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive);
  const anyPort = origin.replace(/:\d+$/, ':*');
  return sources?.some((source) => source === origin || source === anyPort) ?? false;
}

/**
 * Whether the page may load a plugin's files: own origin, or listed in the CSP for both `style-src` and `connect-src`.
 * @param folder relative to the base path, or absolute
 */
export function mayLoadFrom(folder: string, { base, content }: PagePolicy): boolean {
  const { origin } = new URL(folder, base);
  if (origin === new URL(base).origin || content === undefined) return true;
  return ['style-src', 'connect-src'].every((directive) => names(content, directive, origin));
}

/** Whether the page may fetch data: from its own origin, or one that the policy lists for `connect-src`. */
export function mayFetchFrom(address: string, { base, content }: PagePolicy): boolean {
  const { origin } = new URL(address, base);
  return origin === new URL(base).origin || content === undefined || names(content, 'connect-src', origin);
}

/** Why {@link mayLoadFrom} refused, and what helps. */
export function otherOriginRefusal(folder: string, { base }: PagePolicy): string {
  const { origin } = new URL(folder, base);
  return t`It is served from ${origin}, and this deployment’s policy does not let pages load from there. Copy its folder beside the interface’s own remotes, or add it for everyone, which copies it.`;
}
