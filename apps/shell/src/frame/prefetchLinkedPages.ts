import { lazyChunks } from '@hondana/shared/ahead/lazyChunks';
import { fileOf, type NamedFile, type PageFinder, pageFiles } from '../remotes/pageFiles.ts';
import { pathOfLink } from './pathOfLink.ts';

const maxLinks = 300;

/** Milliseconds between two steps, so that compiling doesn't block the user. */
const pauseMs = 30;

const ready = new Set<unknown>();

type Step = readonly [what: unknown, work: (signal: AbortSignal) => Promise<unknown>];

/** Caches a file. Reads the whole body: an unread one holds its connection and may be cached in part. */
async function cacheFile({ address, integrity }: NamedFile, signal: AbortSignal): Promise<void> {
  // Not a preload link: browsers warn about those not used soon.
  const response = await fetch(address, { integrity, signal, priority: 'low' });
  await response.arrayBuffer();
}

function stepsTo(path: string, pageAt: PageFinder): readonly Step[] {
  const page = pageAt(path);
  if (!page) return [];
  const { remote, matches } = page;
  if (!matches) {
    return pageFiles(remote, path).map((name): Step => {
      const file = fileOf(remote, name);
      return [file.address, (signal) => cacheFile(file, signal)];
    });
  }
  // A plugin's code must not run before the user opens its page.
  if (remote.addedFrom !== undefined) return [];
  return matches.flatMap(({ route: { lazy } }) =>
    typeof lazy === 'function' ? [[lazy, lazy] as const] : [],
  );
}

/** A page's code may register more parts. */
function* stepsFrom(pageAt: PageFinder): Iterable<Step> {
  const unloadedParts = () => [...lazyChunks].map((fetchPart): Step => [fetchPart, fetchPart]);
  yield* unloadedParts();
  const links = [...document.querySelectorAll('a')].slice(0, maxLinks);
  const paths = new Set(links.flatMap((link) => pathOfLink(link) ?? []));
  for (const path of paths) yield* stepsTo(path, pageAt);
  yield* unloadedParts();
}

/** Prefetches the code that this page may open next, and that of the pages it links to. */
export async function prefetchLinkedPages(pageAt: PageFinder, signal: AbortSignal): Promise<void> {
  for (const [what, work] of stepsFrom(pageAt)) {
    if (ready.has(what)) continue;
    if (signal.aborted) return;
    try {
      await work(signal);
      ready.add(what);
    } catch {
      // The rest would fail too. Opening the page fetches it again and reports the error.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
