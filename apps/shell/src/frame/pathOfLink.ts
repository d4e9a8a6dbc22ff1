/** The path below the base path that a link leads to; none for what is elsewhere, or opens a page of its own. */
export function pathOfLink(link: HTMLAnchorElement): string | undefined {
  const base = new URL('.', document.baseURI);
  const isOwn = link.origin === base.origin && link.pathname.startsWith(base.pathname);
  return isOwn && link.target === '' ? link.pathname.slice(base.pathname.length - 1) : undefined;
}
