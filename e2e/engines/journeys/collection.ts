import { card, type Journey, type Place, signInAt } from '../Journey.ts';
import { role } from '../screen.ts';

const cards = role('list', 'Groups');
const search = role('searchbox', 'Search groups');

export const browse: Journey = {
  name: 'browses the collection and jumps by its letters',
  essentialAt: [390],
  run: async (place) => {
    const { screen } = place;
    await signInAt(place, 'collection');
    await screen.see(card);
    const letters = role('slider', 'Jump to letter');
    const { attributes } = await screen.see(letters);
    await screen.click(letters);
    await screen.see(letters, ({ isFocused }) => isFocused);
    await screen.press('End');
    await screen.see(letters, (seen) => seen.attributes['aria-valuenow'] === attributes['aria-valuemax']);
    await screen.until(
      'scrolled page',
      () => screen.scrolled(),
      (top) => top > 1000,
    );
    await screen.see(card);
    await screen.press('Home');
    await screen.until(
      'top of the page',
      () => screen.scrolled(),
      (top) => top < 10,
    );
    await screen.driver.type('d');
    await screen.see(letters, (seen) => /^D, /.test(seen.attributes['aria-valuetext'] ?? ''));
  },
};

export async function searchAndOpen({ screen }: Place): Promise<void> {
  await screen.fill(search, 'eyes');
  await screen.address(/q=eyes/);
  const found = role('link', /3x3 Eyes/, { within: cards });
  // The previous list's cards disappear with it.
  await screen.see(role('heading', 'Search Results'));
  await screen.see(card, ({ text }) => /eyes/i.test(text));
  await screen.click(found);
  await screen.address(/\/collection\/(series|group)\/\d+/);
  await screen.see(role('heading', /3x3 Eyes/));
  await screen.driver.back();
  await screen.address(/q=eyes/);
  await screen.see(search, ({ value }) => value === 'eyes');
  await screen.see(found);
}

export const cardTools: Journey = {
  name: 'sees mark and pencil of the card that the mouse is on, selects, and opens a card in a tab by Ctrl+Enter',
  run: async (place) => {
    const { screen } = place;
    await signInAt(place, 'collection');
    await screen.see(card);
    const mark = role('checkbox', /^Select /, { within: cards });
    const pencil = role('button', /^Edit (Group|Series): /, { within: cards });
    await screen.see(mark, ({ opacity }) => opacity === '0');
    await screen.hover(mark);
    await screen.see(mark, ({ opacity }) => opacity === '1');
    await screen.see(pencil, ({ opacity }) => opacity === '1');
    await screen.hover(role('heading'));
    await screen.see(mark, ({ opacity }) => opacity === '0');

    await screen.hover(mark);
    await screen.click(mark);
    await screen.see(mark, (seen) => seen.attributes['aria-checked'] === 'true');
    await screen.see(role('region', 'Selection'));
    await screen.press('Escape');
    await screen.lack(role('region', 'Selection'));

    await screen.click(search);
    await screen.tabTo(card);
    await screen.press('Control', 'Enter');
    if (!screen.driver.hasTabs) {
      await screen.address(/\/collection\/(series|group)\/\d+/);
      return;
    }
    await screen.until(
      'second tab',
      () => screen.driver.tabCount(),
      (count) => count === 2,
    );
    await screen.address(/\/collection$/);
    await screen.lack(role('region', 'Selection'));
  },
};
