import type { Page } from 'playwright';

/** More than any page has. */
const maxStops = 400;

function findingsHere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = shares.some((across) =>
      shares.some((down) => {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    // A composite field draws the focus around the whole field, not its input.
    const holders = [element, element.parentElement, element.nextElementSibling].filter(
      (one) => one !== null,
    );
    // A link that covers a card draws the focus around the card.
    const isShown = holders.some((one) =>
      [undefined, '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
    );
    const name = element.outerHTML.slice(0, 160);
    return [
      ...(isSeen ? [] : [`the focus is out of sight: ${name}`]),
      ...(isShown ? [] : [`does not show the focus: ${name}`]),
    ];
  });
}

export async function focusFindings(page: Page): Promise<string[]> {
  const findings = new Set<string>();
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return [...findings];
    for (const finding of await findingsHere(page)) findings.add(finding);
  }
  return [...findings, `Tab has not come to the end after ${maxStops} stops`];
}
