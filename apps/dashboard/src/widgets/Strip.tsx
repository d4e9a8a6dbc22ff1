import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '@hondana/shared/ui/icons';
import { readingKey } from '@hondana/shared/ui/readingDirection';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { WidgetTools } from '../shared/WidgetTools.ts';
import styles from './Strip.module.css';
import { useSidewaysScroll } from './useSidewaysScroll.ts';

interface StripProps<Item> {
  /** For screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** Heading shared by adjacent items. */
  readonly groupOf?: ((item: Item) => string) | undefined;
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

/** The row scrolls by touch, by the buttons in the widget's heading, and by the arrow keys (roving tabindex). */
export function Strip<Item>({ label, items, itemKey, groupOf, children }: StripProps<Item>) {
  const [focusedIndex, setFocusedIndex] = useState(0);
  const { list, room, scroll } = useSidewaysScroll(items);
  const current = Math.min(focusedIndex, items.length - 1);
  const tools = use(WidgetTools);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const indexByKey: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = indexByKey[readingKey(event)];
    if (target === undefined || target < 0 || target >= items.length) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[target]?.focus();
  };

  const place = (item: Item, index: number) => (
    <li key={itemKey(item)} className={styles.place} onFocus={() => setFocusedIndex(index)}>
      {children(item, index === current ? 0 : -1)}
    </li>
  );
  const buttons = [
    { icon: chevronLeftIcon, label: t`Scroll ${label} back`, hasRoom: room.before, direction: -1 },
    { icon: chevronRightIcon, label: t`Scroll ${label} on`, hasRoom: room.after, direction: 1 },
  ] as const;

  return (
    <>
      <ul ref={list} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {groupOf
          ? groupsOf(items, groupOf).map(({ title, first, members }) => (
              <li key={title}>
                <Heading level={3} look="body" className={styles.title}>
                  {title}
                </Heading>
                <ul aria-label={title} className={styles.group}>
                  {members.map((item, at) => place(item, first + at))}
                </ul>
              </li>
            ))
          : items.map(place)}
      </ul>
      {tools &&
        (room.before || room.after) &&
        createPortal(
          buttons.map(({ icon, label: name, hasRoom, direction }) => (
            <IconButton
              key={direction}
              icon={icon}
              label={name}
              size="small"
              repeatable
              aria-disabled={!hasRoom}
              className={styles.button}
              onClick={() => scroll(direction)}
            />
          )),
          tools,
        )}
    </>
  );
}

interface Group<Item> {
  readonly title: string;
  /** Index of its first member among all items. */
  readonly first: number;
  readonly members: Item[];
}

function groupsOf<Item>(items: readonly Item[], groupOf: (item: Item) => string): readonly Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const [first, item] of items.entries()) {
    const title = groupOf(item);
    const last = groups.at(-1);
    if (last?.title === title) last.members.push(item);
    else groups.push({ title, first, members: [item] });
  }
  return groups;
}
