import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { levels, rulesOfColour, themes } from '../../libs/shared/src/testing/accessibilityRules.ts';

export async function showTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(
    ([next, all]) => {
      document.body.classList.remove('theme-auto', ...all);
      document.body.classList.add(next);
    },
    [theme, themes] as const,
  );
}

/** WCAG 2.2 A and AA, or colour rules alone. Skipped in Firefox 153, which crashes when axe checks some pages. */
export async function axeFindings(page: Page, { isColourAlone = false } = {}): Promise<string[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  // The page has no frames, and without them the legacy mode saves opening a second page per run.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (isColourAlone
    ? axe.withRules(rulesOfColour)
    : axe.withTags(levels)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} – ${failureSummary ?? ''}`),
  );
}

/** Leaves the page in the last theme. */
export async function axeFindingsInThemes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const [place, theme] of themes.entries()) {
    await showTheme(page, theme);
    const found = await axeFindings(page, { isColourAlone: place > 0 });
    findings.push(...found.map((finding) => `${theme}: ${finding}`));
  }
  return findings;
}

export async function pageFindings(page: Page, isFramed: boolean): Promise<string[]> {
  return page.evaluate((framed) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content ?? '';
    const banners = shown('header').filter(
      (header) => !header.closest('main, section, article, aside, dialog'),
    );
    const headings = shown('h1').map(({ textContent }) => textContent.trim());
    const facts: readonly (readonly [holds: boolean, finding: string])[] = [
      [document.documentElement.lang !== '', 'the page has no language'],
      [/width=device-width/.test(viewport), `the viewport is “${viewport}”`],
      [!/user-scalable|maximum-scale/.test(viewport), 'the page cannot be made larger'],
      [document.title.trim() !== '', 'the page has no title'],
      [headings.length === 1, `${headings.length} headings of the first level: ${headings.join(' | ')}`],
      [headings.every((heading) => heading !== ''), 'the heading is empty'],
      [shown('main').length === 1, `${shown('main').length} main landmarks`],
      [!framed || banners.length === 1, `${banners.length} banners`],
      [!framed || banners.some((banner) => banner.querySelector('nav')), 'no navigation in the banner'],
    ];
    return facts.filter(([holds]) => !holds).map(([, finding]) => finding);
  }, isFramed);
}

export async function sidewaysFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - width;
    /** The visible horizontal extent, after clipping by ancestors. */
    const seen = (element: Element): readonly [from: number, to: number] => {
      let { left, right } = element.getBoundingClientRect();
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        if (getComputedStyle(parent).overflowX === 'visible') continue;
        const box = parent.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      return [left, right];
    };
    const cut = [
      ...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const [from, to] = seen(element);
        return to - from > 1 && (to > width + 1 || from < -1);
      })
      .map((element) => `beyond the edge at ${width} px: ${element.outerHTML.slice(0, 160)}`);
    return over > 0 ? [`${over} px wider than ${width} px`, ...cut] : cut;
  });
}
