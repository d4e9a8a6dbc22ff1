import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NearList } from './NearList.tsx';

const items = Array.from({ length: 1100 }, (_, index) => index + 1);

/** Items of 50 to 130 px, estimated at 80. */
function Numbers() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div ref={setScroller} tabIndex={0} data-testid="scroller" style={{ blockSize: 600, overflowY: 'auto' }}>
      <NearList
        items={items}
        keyOf={(item) => item}
        heightOf={() => 5}
        scroller={scroller}
        renderItem={(item) => (
          <div style={{ blockSize: 50 + (item % 5) * 20 }}>
            <button type="button">Number {item}</button>
          </div>
        )}
      />
    </div>
  );
}

const drawn = () => page.getByRole('button', { name: /^Number/ }).elements().length;
const number = (item: number) => page.getByRole('button', { name: `Number ${item}`, exact: true });

test('renders only the items near the view of a long list, wherever it is scrolled', async () => {
  await render(<Numbers />);
  await expect.element(number(1)).toBeVisible();
  await expect.poll(drawn).toBeGreaterThan(8);
  expect(drawn()).toBeLessThan(40);
  const scroller = page.getByTestId('scroller').element();
  scroller.scrollTo({ top: scroller.scrollHeight });
  await expect.element(number(1100)).toBeInTheDocument();
  expect(drawn()).toBeLessThan(60);
  expect(number(1).query()).toBeNull();
});

test('keeps the focused item rendered and preserves measured heights', async () => {
  await render(<Numbers />);
  await expect.element(number(12)).toBeInTheDocument();
  (number(4).element() as HTMLElement).focus();
  const scroller = page.getByTestId('scroller').element();
  const list = page.getByRole('list').element();
  const place = (item: number) =>
    number(item).element().getBoundingClientRect().top - list.getBoundingClientRect().top;
  // 70 + 90 + 110 px above it.
  await expect.poll(() => place(4)).toBe(270);
  scroller.scrollTo({ top: 20_000 });
  await expect.poll(() => number(3).query()).toBeNull();
  expect(place(4)).toBe(270);
  expect(document.activeElement?.textContent).toBe('Number 4');
});
