import { useEffect } from 'react';
import { type PageFinder, pageFiles, preload } from '../remotes/pageFiles.ts';
import { pathOfLink } from './pathOfLink.ts';

/** The press that follows fetches it again, and reports the error. */
const ignoreFailure = (): void => {};

function preloadPage(path: string, pageAt: PageFinder): void {
  const page = pageAt(path);
  if (!page) return;
  const { remote, matches } = page;
  if (!matches) preload(remote, pageFiles(remote, path));
  // A plugin's code must not run before the user opens its page.
  if (!matches || remote.addedFrom !== undefined) return;
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') void (route.lazy as () => Promise<unknown>)().catch(ignoreFailure);
  }
}

/** Fetches what a link or a button under the pointer, the finger or with the focus leads to. */
export function usePreloadOnHover(pageAt: PageFinder): void {
  useEffect(() => {
    const listening = new AbortController();
    const onPoint = ({ target }: Event): void => {
      const control = target instanceof Element ? target.closest('a, [aria-haspopup]') : null;
      const path = control instanceof HTMLAnchorElement ? pathOfLink(control) : undefined;
      if (path !== undefined) preloadPage(path, pageAt);
      else if (control?.hasAttribute('aria-haspopup')) {
        import(/* webpackChunkName: "overlays" */ '@hondana/shared/overlays/dialog').catch(ignoreFailure);
      }
    };
    for (const kind of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(kind, onPoint, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [pageAt]);
}
