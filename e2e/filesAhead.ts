import { pageFiles } from '../apps/shell/src/remotes/pageFiles.ts';
import type { Registry } from '../libs/shared/src/remote/descriptor.ts';
import { expect, type Page } from './fixtures.ts';

export async function filesOfPages(
  url: string,
  id: string,
  pages: readonly string[],
): Promise<readonly string[]> {
  const { remotes }: Registry = await (await fetch(`${url}/webui/remotes.json`)).json();
  const remote = remotes.find((one) => one.id === id);
  if (!remote) throw new Error(`The registry has no ${id}.`);
  const files = pages.flatMap((page) => pageFiles(remote, `/${page}`).map((name) => remote.folder + name));
  return [...new Set(files)];
}

interface Loaded {
  readonly until: (files: readonly string[]) => Promise<void>;
}

export function watchLoaded(page: Page): Loaded {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    loaded.add(new URL(request.url()).pathname.replace(/^\/webui\//, ''));
  });
  return {
    until: (files) => expect.poll(() => files.filter((file) => !loaded.has(file))).toEqual([]),
  };
}
