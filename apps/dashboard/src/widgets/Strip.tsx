import { IconButton } from '@hondana/shared/ui/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '@hondana/shared/ui/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './Strip.module.css';
import { useSidewaysScroll } from './useSidewaysScroll.ts';

interface StripProps<Item> {
  /** What the row lists; read aloud. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /** Draws an item as one link, which takes the tab index that it is given. */
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

/**
 * Cards side by side. The row scrolls sideways within its widget: by touch, by its buttons, and by the arrow keys,
 * which go from card to card; Tab goes past it.
 */
export function Strip<Item>({ label, items, itemKey, children }: StripProps<Item>) {
  const [wanted, setWanted] = useState(0);
  const { list, room, scroll } = useSidewaysScroll(items);
  const current = Math.min(wanted, items.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const goals: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: items.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined || goal < 0 || goal >= items.length) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    list.current?.children[goal]?.querySelector('a')?.focus();
  };

  return (
    <div className={styles.strip}>
      <ul ref={list} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <li key={itemKey(item)} className={styles.place} onFocus={() => setWanted(index)}>
            {children(item, index === current ? 0 : -1)}
          </li>
        ))}
      </ul>
      {(room.before || room.after) && (
        <div className={styles.buttons}>
          <IconButton
            icon={chevronLeftIcon}
            label={`Scroll ${label} back`}
            variant="secondary"
            repeatable
            aria-disabled={!room.before}
            onClick={() => scroll(-1)}
          />
          <IconButton
            icon={chevronRightIcon}
            label={`Scroll ${label} on`}
            variant="secondary"
            repeatable
            aria-disabled={!room.after}
            onClick={() => scroll(1)}
          />
        </div>
      )}
    </div>
  );
}
