import { watch } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { containerName } from '../build/configuration.ts';
import { exposedName } from '../build/exposed.ts';
import { repositoryPath } from '../build/paths.ts';
import { type Definition, readDefinition } from '../build/readDefinition.ts';
import type { BundleTexts } from '../words/bundleTexts.ts';
import { labelsOf } from '../words/labelsOf.ts';
import { inDevelopment, serveWithReload } from './serveWithReload.ts';

/** Debounce in milliseconds: editors save in several steps. */
const debounceMs = 100;

function descriptorOf({ remote }: Definition, port: number, texts?: BundleTexts): RemoteDescriptor {
  const renamed = <T extends { module: string }>(entry: T): T => ({
    ...entry,
    module: exposedName(entry.module),
  });
  return {
    ...remote,
    pages: {},
    routes: remote.routes.map(renamed),
    contributions: (remote.contributions ?? []).map(renamed),
    version: '0.0.0+development',
    folder: `http://localhost:${port}/`,
    entry: 'remoteEntry.js',
    container: containerName(remote.id),
    files: { 'remoteEntry.js': '' },
    preload: {},
    languages: Object.fromEntries(
      [...(texts?.catalogues().keys() ?? [])].map((tag) => [
        tag,
        { integrity: '', labels: texts?.translate(tag, labelsOf(remote)) ?? {} },
      ]),
    ),
  };
}

/** What the compiler needs; the shell reads the rest. */
const compilesAs = ({ remote, exposes }: Definition): string =>
  JSON.stringify([remote.id, remote.requires.contract, exposes]);

interface RemoteInDevelopment {
  readonly descriptor: () => RemoteDescriptor;
  /** Settles after the first compilation, even a failed one. */
  readonly compiled: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface ForRemote {
  /** Throws where the remote conflicts with others. */
  readonly check: (descriptor: RemoteDescriptor) => void;
  readonly changed: () => void;
  readonly failed: (reason: string) => void;
}

/** Recompiled when a change of `remote.config.ts` requires it. */
export async function remoteInDevelopment(
  folder: string,
  port: number,
  on: ForRemote,
): Promise<RemoteInDevelopment> {
  const serve = async ({ remote, exposes }: Definition) => {
    const { compiledAs, texts } = await inDevelopment({
      id: remote.id,
      folder,
      exposes,
      contract: remote.requires.contract,
      output: repositoryPath('.cache/dev', remote.id),
    });
    return { ...(await serveWithReload(compiledAs, port)), texts };
  };
  const read = async (change?: number): Promise<Definition> => {
    const next = await readDefinition(folder, change);
    on.check(descriptorOf(next, port));
    return next;
  };
  let definition = await read();
  let served = await serve(definition);
  let reloads = 0;
  const reload = async (): Promise<void> => {
    reloads += 1;
    const next = await read(reloads);
    const isSame = compilesAs(next) === compilesAs(definition);
    definition = next;
    if (!isSame) {
      await served.stop();
      served = await serve(next);
      await served.compiled;
    }
    on.changed();
  };

  let work: Promise<void> = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  // Not the file itself: an editor may replace it.
  const watcher = watch(folder, (_event, name) => {
    if (name !== 'remote.config.ts') return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      work = work
        .then(reload)
        .catch((error: unknown) =>
          on.failed(
            `${path.join(folder, 'remote.config.ts')}: ${error instanceof Error ? error.message : error}`,
          ),
        );
    }, debounceMs);
  });
  return {
    descriptor: () => descriptorOf(definition, port, served.texts),
    compiled: served.compiled,
    async stop() {
      watcher.close();
      clearTimeout(waiting);
      await work;
      await served.stop();
    },
  };
}
