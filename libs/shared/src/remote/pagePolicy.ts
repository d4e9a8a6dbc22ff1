/** What decides where files may come from. */
export interface PagePolicy {
  /** Address of the base path. */
  readonly base: string;
  /** The page's content security policy; nothing where the page has none, as during development. */
  readonly content?: string | undefined;
}

/** The policy of this page. */
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
 * Whether the page may load a plugin's files from a folder: from the page's origin, or from one that the deployment's
 * policy names both for styles and for what is fetched.
 *
 * @param folder relative to the base path, or absolute
 */
export function mayLoadFrom(folder: string, { base, content }: PagePolicy): boolean {
  const { origin } = new URL(folder, base);
  if (origin === new URL(base).origin || content === undefined) return true;
  return ['style-src', 'connect-src'].every((directive) => names(content, directive, origin));
}

/** Whether the page may fetch what it only reads: from its origin, or from one that the deployment's policy names for that. */
export function mayFetchFrom(address: string, { base, content }: PagePolicy): boolean {
  const { origin } = new URL(address, base);
  return origin === new URL(base).origin || content === undefined || names(content, 'connect-src', origin);
}

/** Says why {@link mayLoadFrom} refused, and what helps. */
export function otherOriginRefusal(folder: string, { base }: PagePolicy): string {
  const { origin } = new URL(folder, base);
  return `It is served from ${origin}, and this deployment’s policy does not let pages load from there. Copy its folder beside the interface’s own remotes, or add it for everyone, which copies it.`;
}
