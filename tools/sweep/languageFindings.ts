import type { Page, Response } from 'playwright';
import { pseudoLanguages } from '../words/pseudoText.ts';

/** Names, which no language translates. */
const names =
  /\b(AniDB|API|AVDump|AV1|Chrome|CRC32|Default|Discord|ED2K|GiB|GitHub|Hondana|HTTP|IINA|Infuse|iPad|iPhone|JSON|KiB|Linux|macOS|MD5|MiB|mpv|MyList|OK|OVA|Plex|PotPlayer|SHA1|SHA-1|Shoko|Server|SignalR|TB|TiB|TMDB|TMDb|Trakt|TvDB|UDP|UO|VIP|VLC|Web UI|Windows|XML)\b/g;

const isPseudo = (language: string): boolean => pseudoLanguages.some(({ tag }) => tag === language);

/** What the server has said: it stays as it comes. */
export class ServerTexts {
  readonly #bodies: Promise<string>[] = [];

  constructor(page: Page) {
    page.on('response', (response: Response) => {
      if (/\/(api|plex)\//.test(response.url())) this.#bodies.push(response.text().catch(() => ''));
    });
    // The lines of the log come through the hub alone.
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/signalr/')) return;
      socket.on('framereceived', ({ payload }) => this.#bodies.push(Promise.resolve(String(payload))));
    });
  }

  async all(): Promise<string> {
    return (await Promise.all(this.#bodies)).join('\n');
  }
}

/** Visible texts, and those that only screen readers read. */
function textsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSkipped = (element: Element | null): boolean =>
      !element || element.closest('script, style, noscript, code, pre, kbd, [lang]:not(html)') !== null;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!isSkipped(parentElement)) found.add(textContent?.trim() ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isSkipped(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.add(element.getAttribute(name)?.trim() ?? '');
    }
    found.add(document.title);
    return [...found].filter((text) => /[a-z]{3}/i.test(text));
  });
}

const dates =
  /\b((Sun|Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?)(day)?|(Jan|Febr?)(uary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Octo?(ber)?|(Nov|Dec)(ember)?|AM|PM)\b/g;

/** Texts of the interface that are still in English. */
async function englishIn(page: Page, server: ServerTexts): Promise<string[]> {
  const said = (await server.all()).toLowerCase();
  const wordsOfServer = new Set(said.match(/[a-z]{3,}/g));
  return (await textsIn(page))
    .filter((text) => {
      // The pseudo-languages write dates in English; accented letters are theirs alone.
      if (/[àéĝîöûÅÉĜÎÖÛçđķñŕšţ]/.test(text)) return false;
      const rest = text
        .replaceAll(names, '')
        .replaceAll(dates, '')
        .replaceAll(/\S*[\\/.:@]\S*/g, '');
      return (rest.match(/[a-z]{3,}/gi) ?? []).some((word) => !wordsOfServer.has(word.toLowerCase()));
    })
    .map((text) => `English in another language: “${text}”`);
}

export async function languageFindings(page: Page, language: string, server: ServerTexts): Promise<string[]> {
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  const wanted = language === 'ar-XB' ? 'rtl' : 'ltr';
  return [
    ...(lang === language ? [] : [`the language is “${lang}”`]),
    ...(dir === wanted || language === 'en' ? [] : [`the direction is “${dir}”`]),
    ...(isPseudo(language) ? await englishIn(page, server) : []),
  ];
}

const linesOf = async (page: Page): Promise<string[]> => {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible changes.
  const text = await page.locator('body').innerText();
  return text.split('\n').map((line) => line.trim());
};

/** What a page that is drawn again in another language says differently from one that was loaded in it. */
export async function changeFindings(page: Page, name: string): Promise<string[]> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.locator(`html:not([lang="en"])`).waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  const changed = await linesOf(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  const loaded = new Set(await linesOf(page));
  return changed.filter((line) => !loaded.has(line)).map((line) => `only before a reload: “${line}”`);
}
