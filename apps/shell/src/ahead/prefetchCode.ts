import { lazyChunks } from '@hondana/shared/ahead/lazyChunks';
import type { PageFinder } from '../remotes/pageFiles.ts';
import { countCodeBytes } from './codeBytes.ts';
import { firstAction, isPageUsed } from './firstAction.ts';
import { pathOfLink } from './pathOfLink.ts';
import { idleWatch } from './untilIdle.ts';

type Load = () => Promise<unknown>;

const maxLinks = 300;

/** Until somebody uses the page. With the largest page and what loads without asking, it stays below 150 kB. */
const maxUnaskedBytes = 75_000;

/** For tests and measurements; its detail is the page's path. */
const doneMark = 'hondana:code-ahead';

const loaded = new Set<Load>();
let unaskedBytes: (() => number) | undefined;

/** Of pages in the opened remote: those of others are preloaded when their link is pointed at. */
function linkedPages(pageAt: PageFinder): readonly Load[] {
  const links = [...document.querySelectorAll('a')].slice(0, maxLinks);
  const paths = new Set(links.flatMap((link) => pathOfLink(link) ?? []));
  return [...paths].flatMap((path) => {
    const page = pageAt(path);
    // A plugin's code must not run before the user opens its page.
    if (!page?.matches || page.remote.addedFrom !== undefined) return [];
    return page.matches.flatMap(({ route: { lazy } }) => (typeof lazy === 'function' ? [lazy as Load] : []));
  });
}

function nextChunk(pageAt: PageFinder): Load | undefined {
  // From now on: what the frame itself loads once the screen is complete is there by now.
  unaskedBytes ??= countCodeBytes();
  if (!isPageUsed() && unaskedBytes() > maxUnaskedBytes) return undefined;
  // The page has registered its parts after the frame.
  const parts = isPageUsed() ? [...lazyChunks].toReversed() : [];
  return [...linkedPages(pageAt), ...parts].find((load) => !loaded.has(load));
}

/**
 * Prefetches the code that this page may open next, a file at a time while the main thread is idle: of linked pages and,
 * once somebody uses the page, of its menus and dialogs.
 */
export async function prefetchCode(pageAt: PageFinder, signal: AbortSignal): Promise<void> {
  const untilIdle = idleWatch();
  while (!signal.aborted) {
    await untilIdle(signal);
    if (signal.aborted) return;
    const load = nextChunk(pageAt);
    if (!load && isPageUsed()) {
      performance.mark(doneMark, { detail: location.pathname });
      return;
    }
    if (!load) {
      await firstAction;
      continue;
    }
    try {
      await load();
      loaded.add(load);
    } catch {
      // The rest would fail too. Opening the page fetches it again and reports the error.
      return;
    }
  }
}
