import { partsAhead } from '@hondana/shared/ahead/partsAhead';
import { fileOf, type NamedFile, type PageFinder, pageFiles } from '../remotes/pageFiles.ts';
import { pathOfLink } from './pathOfLink.ts';

/** More links than a screen has room for. */
const most = 300;

/** Milliseconds between two files: compiling one must not hold up what the user does. */
const pace = 30;

/** What is there already: loaders of routes and parts, addresses of files. */
const ready = new Set<unknown>();

type Step = readonly [what: unknown, work: (signal: AbortSignal) => Promise<unknown>];

/** Has the browser keep a file. An unread body holds its connection, and may not be kept whole. */
async function keepFile({ address, integrity }: NamedFile, signal: AbortSignal): Promise<void> {
  // Not as a link: browsers warn of those that are not used soon.
  const response = await fetch(address, { integrity, signal, priority: 'low' });
  await response.arrayBuffer();
}

/** Compiles the code of a page whose remote runs already; fetches the files of another. */
function stepsTo(path: string, pageAt: PageFinder): readonly Step[] {
  const page = pageAt(path);
  if (!page) return [];
  const { remote, matches } = page;
  if (!matches) {
    return pageFiles(remote, path).map((name): Step => {
      const file = fileOf(remote, name);
      return [file.address, (signal) => keepFile(file, signal)];
    });
  }
  // Code of a plugin runs when the user opens its page, not before.
  if (remote.addedFrom !== undefined) return [];
  return matches.flatMap(({ route: { lazy } }) =>
    typeof lazy === 'function' ? [[lazy, lazy] as const] : [],
  );
}

/** What is left to be made ready, in the order in which it will be wanted. Pages that come may bring parts. */
function* stepsFrom(pageAt: PageFinder): Iterable<Step> {
  const partsLeft = () => [...partsAhead].map((fetchPart): Step => [fetchPart, fetchPart]);
  yield* partsLeft();
  const links = [...document.querySelectorAll('a')].slice(0, most);
  const paths = new Set(links.flatMap((link) => pathOfLink(link) ?? []));
  for (const path of paths) yield* stepsTo(path, pageAt);
  yield* partsLeft();
}

/**
 * Makes ready what the present page opens, and the pages that it links to: compiles their code where their remote runs,
 * fetches their files where it does not.
 */
export async function makeReady(pageAt: PageFinder, signal: AbortSignal): Promise<void> {
  for (const [what, work] of stepsFrom(pageAt)) {
    if (ready.has(what)) continue;
    if (signal.aborted) return;
    try {
      await work(signal);
      ready.add(what);
    } catch {
      // Nor will the others come now. Opening it fetches it again, and reports what is wrong.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
}
