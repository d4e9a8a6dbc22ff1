import { classNames } from '@hondana/shared/ui/classNames';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon, dragIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { reorder } from './reorder.ts';
import styles from './SortableList.module.css';

interface SortableListProps {
  readonly label: string;
  readonly items: readonly string[];
  readonly nameOf: (item: string) => string;
  readonly onReorder: (items: readonly string[]) => void;
  readonly onRemove: (item: string) => void;
}

export function SortableList({ label, items, nameOf, onReorder, onRemove }: SortableListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ readonly item: string; readonly before: readonly string[] }>();
  const [announcement, setAnnouncement] = useState('');

  const move = (item: string, to: number): void => {
    const from = items.indexOf(item);
    const goal = Math.max(0, Math.min(items.length - 1, to));
    if (from === goal) return;
    onReorder(reorder(items, from, goal));
    const [name, place, count] = [nameOf(item), goal + 1, items.length];
    setAnnouncement(t`${name}: place ${place} of ${count}`);
  };

  const onKeyDown = (event: KeyboardEvent, item: string): void => {
    const at = items.indexOf(item);
    const goals: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: items.length - 1,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    move(item, goal);
  };

  const onPointerMove = (event: PointerEvent, item: string): void => {
    if (dragged?.item !== item) return;
    const rows = [...(list.current?.children ?? [])];
    const others = rows.filter((_, at) => items[at] !== item);
    move(item, others.filter((row) => middleOf(row) < event.clientY).length);
  };

  return (
    <>
      <ol ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => {
          const name = nameOf(item);
          return (
            <li key={item} className={classNames(styles.item, dragged?.item === item && styles.dragged)}>
              <IconButton
                icon={dragIcon}
                label={t`Move ${name}: drag, or use the arrow keys`}
                title={t`Drag, or use the arrow keys`}
                size="small"
                className={styles.handle}
                onKeyDown={(event) => onKeyDown(event, item)}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged({ item, before: items });
                }}
                onPointerMove={(event) => onPointerMove(event, item)}
                onPointerUp={() => setDragged(undefined)}
                onPointerCancel={() => {
                  if (dragged) onReorder(dragged.before);
                  setDragged(undefined);
                }}
              />
              <span className={styles.name}>{name}</span>
              <IconButton
                icon={closeIcon}
                label={t`Remove ${name}`}
                // An empty list cannot be saved.
                title={items.length > 1 ? t`Remove` : t`At least one language is required`}
                size="small"
                disabled={items.length < 2}
                onClick={() => {
                  onRemove(item);
                  const left = items.length - 1;
                  setAnnouncement(
                    t`${name} removed, ${plural(left, { one: '# language', other: '# languages' })}`,
                  );
                }}
              />
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
