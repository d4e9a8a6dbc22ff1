import { isRecord } from '@hondana/shared/http/isRecord';
import { currentLanguage } from '@hondana/shared/language';
import { getSession } from '@hondana/shared/session';
import {
  knownWebUiSettings,
  updateWebUiSettings,
  type WebUiSettings,
  webUiSettingsQuery,
} from '@hondana/shared/settings';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { changeTo } from './changeTo.ts';
import { languageOfBrowser } from './chosenLanguage.ts';
import { rememberLanguage } from './rememberLanguage.ts';

/** By user name: all administrators share the server's settings. */
function languagesIn({ hondana }: WebUiSettings): Readonly<Record<string, unknown>> {
  return isRecord(hondana.languages) ? hondana.languages : {};
}

/** Of the person who is signed in. */
export async function chooseOwnLanguage(queryClient: QueryClient, tag: string): Promise<void> {
  await changeTo(tag);
  const username = getSession()?.username;
  if (username === undefined) return;
  rememberLanguage(tag);
  await updateWebUiSettings(queryClient, (settings) => ({
    ...settings,
    hondana: { ...settings.hondana, languages: { ...languagesIn(settings), [username]: tag } },
  }));
}

let isFollowing = false;

/** Changes to the language that the settings have for the person who is signed in, also when another tab chose it. */
export function followOwnLanguage(queryClient: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  const { queryKey } = webUiSettingsQuery();
  const follow = (): void => {
    const username = getSession()?.username;
    if (username === undefined || queryClient.getQueryData(queryKey) === undefined) return;
    const languages = languagesIn(knownWebUiSettings(queryClient));
    const stored = Object.hasOwn(languages, username) ? languages[username] : undefined;
    const own = typeof stored === 'string' ? stored : undefined;
    rememberLanguage(own);
    const tag = own ?? languageOfBrowser();
    // The page stays in its language when this one cannot be loaded; choosing it again says why.
    if (tag !== currentLanguage()) changeTo(tag).catch(() => {});
  };
  follow();
  const hash = hashKey(queryKey);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) follow();
  });
}
