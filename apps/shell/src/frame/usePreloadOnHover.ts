import { useEffect } from 'react';
import { type PageFinder, pageFiles, preload } from '../remotes/pageFiles.ts';
import { pathOfLink } from './pathOfLink.ts';

export function usePreloadOnHover(pageAt: PageFinder): void {
  useEffect(() => {
    const listening = new AbortController();
    const onPoint = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link ? pathOfLink(link) : undefined;
      const page = path === undefined ? undefined : pageAt(path);
      if (path !== undefined && page && !page.matches) preload(page.remote, pageFiles(page.remote, path));
    };
    for (const kind of ['pointerover', 'touchstart', 'focusin']) {
      document.addEventListener(kind, onPoint, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [pageAt]);
}
