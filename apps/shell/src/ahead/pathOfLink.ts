/** A link's path below the base path; undefined for external links and those that open a new tab. */
export function pathOfLink(link: HTMLAnchorElement): string | undefined {
  const base = new URL('.', document.baseURI);
  const isOwn = link.origin === base.origin && link.pathname.startsWith(base.pathname);
  return isOwn && link.target === '' ? link.pathname.slice(base.pathname.length - 1) : undefined;
}
