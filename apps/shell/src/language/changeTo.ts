import { currentLanguage } from '@hondana/shared/language';
import type { Texts } from '@hondana/shared/language/text';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { t } from '@lingui/core/macro';
import { fetchLanguageFile, remoteLanguage } from './languageFile.ts';
import { fetchRemoteTexts, remotesInUse } from './remoteTexts.ts';
import { applyLanguage } from './startLanguage.ts';

let latest: symbol | undefined;

/**
 * Changes the language of the open page once everything in it can be said.
 * @throws Error for users; the page keeps its language
 */
export async function changeTo(tag: string): Promise<void> {
  const change = Symbol(tag);
  latest = change;
  if (tag === currentLanguage()) return;
  const file = await fetchLanguageFile(tag).catch(() => {
    throw new Error(t`Its texts could not be loaded.`);
  });
  const known: Record<string, Texts> = {};
  const asked = new Set<RemoteDescriptor>();
  const ask = async (remote: RemoteDescriptor): Promise<void> => {
    asked.add(remote);
    const texts = await fetchRemoteTexts(remote, tag, remoteLanguage(remote, tag, file));
    if (texts) known[remote.id] = texts;
  };
  // A page that is opened meanwhile brings its remote.
  for (;;) {
    const remotes = remotesInUse().filter((remote) => !asked.has(remote));
    if (remotes.length === 0) break;
    await Promise.all(remotes.map(ask));
  }
  if (latest !== change) return;
  applyLanguage(tag, file, known);
}
