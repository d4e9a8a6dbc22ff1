import { currentLanguage } from '@hondana/shared/language';
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
  const remotes = remotesInUse();
  const texts = await Promise.all(
    remotes.map((remote) => fetchRemoteTexts(remote, tag, remoteLanguage(remote, tag, file))),
  );
  if (latest !== change) return;
  const known = remotes.flatMap(({ id }, index) => (texts[index] ? [[id, texts[index]] as const] : []));
  applyLanguage(tag, file, Object.fromEntries(known));
}
