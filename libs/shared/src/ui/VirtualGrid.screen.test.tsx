import './layers.css';
import './reset.css';
import './tokens.css';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListPosition } from './VirtualGrid.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';
import { VirtualList } from './VirtualList.tsx';

const count = 1_000_000;

interface ListingProps {
  initialPosition?: ListPosition;
  onPositionChange?: (place: ListPosition) => void;
  onVisibleRangeChange?: (first: number, last: number) => void;
}

function Files(props: ListingProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} data-testid="scroller" style={{ blockSize: 600, overflowY: 'auto' }}>
      <VirtualList
        {...props}
        label="Files"
        count={count}
        scroller={scroller}
        itemHeight={40}
        renderItem={(index, focus) => (
          <button key={index} type="button" {...focus}>
            {`File ${index + 1}`}
          </button>
        )}
      />
    </div>
  );
}

const file = (number: number) => page.getByRole('button', { name: `File ${number}`, exact: true });

function scrollTo(share: number) {
  const scroller = page.getByTestId('scroller').element();
  scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
}

function firstInView(): number {
  const { top } = page.getByTestId('scroller').element().getBoundingClientRect();
  const items = page.getByRole('listitem').elements();
  return Number(
    items.find((item) => item.getBoundingClientRect().bottom > top)?.getAttribute('aria-posinset'),
  );
}

test('reaches the first, the last and neighbouring items of a million by keyboard', async () => {
  await render(<Files />);
  await userEvent.tab();
  await expect.element(file(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(file(3)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(file(count)).toHaveFocus();
  await expect.element(file(count)).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{PageUp}');
  await expect.element(file(count - 15)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(file(1)).toBeInViewport({ ratio: 1 });
});

test('scrolls to the middle and the end of a million with few elements in the page', async () => {
  await render(<Files />);
  scrollTo(0.5);
  await expect.poll(firstInView).toBeGreaterThan(499_900);
  expect(firstInView()).toBeLessThan(500_100);
  scrollTo(1);
  await expect.element(file(count)).toBeInViewport({ ratio: 1 });
  expect(page.getByRole('listitem').elements().length).toBeLessThan(30);
});

test('moves focus by keyboard even after a press without a release, as in a drag', async () => {
  await render(<Files />);
  const first = page.getByRole('button', { name: 'File 1', exact: true });
  (first.element() as HTMLElement).focus();
  first.element().dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'File 2', exact: true })).toHaveFocus();
});

test('keeps focus on an item that is scrolled out of view', async () => {
  await render(<Files />);
  await userEvent.tab();
  scrollTo(0.7);
  await expect.element(file(1)).not.toBeInViewport();
  await expect.element(file(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(file(2)).toHaveFocus();
  await expect.element(file(2)).toBeInViewport();
});

test('restores a place that was left', async () => {
  const onPositionChange = vi.fn<(place: ListPosition) => void>();
  const first = await render(<Files onPositionChange={onPositionChange} />);
  scrollTo(0.3);
  await expect.poll(() => onPositionChange.mock.lastCall?.[0].index).toBeGreaterThan(200_000);
  const place = onPositionChange.mock.lastCall?.[0] ?? { index: 0, offset: 0 };
  const before = firstInView();
  await first.unmount();

  const onVisibleRangeChange = vi.fn<(first: number, last: number) => void>();
  await render(<Files initialPosition={place} onVisibleRangeChange={onVisibleRangeChange} />);
  await expect.poll(firstInView).toBe(before);
  expect(onVisibleRangeChange.mock.lastCall?.[0]).toBe(place.index);
});

test('shows posters in two columns on a phone and in seven on a desktop', async () => {
  const columns = () => {
    const tops = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  };
  await page.viewport(390, 844);
  await render(
    <VirtualGrid
      label="Series"
      count={500}
      itemHeight={(width) => width * 1.5}
      renderItem={(index) => <p key={index}>{index}</p>}
    />,
  );
  await expect.poll(columns).toBe(2);
  await page.viewport(1440, 900);
  await expect.poll(columns).toBe(7);
});
