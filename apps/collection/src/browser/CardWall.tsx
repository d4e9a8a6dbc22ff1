import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { isSelected } from '@hondana/shared/bulk/selection';
import type { IndexRange } from '@hondana/shared/lists/pages';
import { useWebUiSettings } from '@hondana/shared/settings';
import { shortcutKey } from '@hondana/shared/ui/shortcutKey';
import {
  type ItemFocus,
  type ListPosition,
  VirtualGrid,
  type VirtualGridHandle,
} from '@hondana/shared/ui/VirtualGrid';
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useMemo, useState } from 'react';
import type { ListOrigin } from '../shared/listOrigin.ts';
import { CardFrame } from './CardFrame.tsx';
import { CardPlaceholder } from './CardPlaceholder.tsx';
import type { CardFacts, PlacedCard } from './cardFacts.ts';
import { cardLayout } from './cardLayout.ts';
import { expectedListWidth } from './expectedListWidth.ts';
import { contentsId } from './filterBody.ts';
import { cardView, posterSize, tableColumns } from './listDisplay.ts';
import { PosterCard } from './PosterCard.tsx';
import { type CardList, useCardSelection } from './selection/useCardSelection.ts';
import { TableFrame } from './table/TableFrame.tsx';
import { useIsComplete } from './useIsComplete.ts';

const LongPress = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './selection/LongPress.tsx')).LongPress,
  {
    // Select in the toolbar still works.
    failed: () => null,
  },
);
const MarkCard = lazyPart(
  async () => (await import(/* webpackChunkName: "selection" */ './selection/MarkCard.tsx')).MarkCard,
);
const SelectionBar = lazyPart(
  async () => (await import(/* webpackChunkName: "selection" */ './selection/SelectionBar.tsx')).SelectionBar,
);

/** The list that a wall shows. */
export interface CardWallList extends Omit<CardList, 'id'> {
  /** Entries to lay out: a guess until the total is known. */
  readonly count: number;
  /** Left out where the list loads as a whole. */
  readonly hasFailed?: (index: number) => boolean;
  readonly retry?: (() => void) | undefined;
  readonly show?: (range: IndexRange) => void;
}

interface CardWallProps {
  readonly list: CardWallList;
  readonly noun: 'group' | 'series';
  /** Passed on to series opened from here. */
  readonly origin: ListOrigin;
  readonly empty: ReactNode;
  /** Whether the jump bar is beside it. */
  readonly hasLetters?: boolean;
  /** For views other than posters. */
  readonly renderCard: (place: PlacedCard) => ReactNode;
  readonly initialPlace: ListPosition | undefined;
  readonly ref: Ref<VirtualGridHandle>;
}

export function CardWall({
  list: { count, total, itemAt, itemsIn, hasFailed, retry, show },
  noun,
  origin,
  empty,
  hasLetters = false,
  renderCard,
  initialPlace,
  ref,
}: CardWallProps) {
  const label = noun === 'group' ? 'Groups' : 'Series';
  const view = useWebUiSettings(cardView);
  const options = useWebUiSettings(({ collection }) => collection.poster);
  const size = useWebUiSettings(posterSize);
  const columns = useWebUiSettings(tableColumns);
  const isComplete = useIsComplete(initialPlace !== undefined);

  const list = useMemo(
    () => ({ id: contentsId(origin.body), total, itemAt, itemsIn }),
    [origin, total, itemAt, itemsIn],
  );
  const selecting = useCardSelection(list);
  const { selection, press } = selecting;
  const toggle = useCallback(
    (index: number, extend: boolean) => press(index, { extend, add: true }),
    [press],
  );
  const startSelecting = useCallback((index: number) => toggle(index, false), [toggle]);
  const isSelecting = selecting.isActive;
  /** Shown from the first selected or marked card on, as the bar also reports progress. */
  const [hasBar, setHasBar] = useState(isSelecting);
  if (isSelecting && !hasBar) setHasBar(true);
  const closeBar = (): void => {
    selecting.clear();
    setHasBar(false);
  };
  const [marked, setMarked] = useState<CardFacts>();
  const mark = useCallback((facts: CardFacts) => {
    setHasBar(true);
    setMarked((before) => before ?? facts);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>('[data-virtual-item]');
    if (!item) return;
    if (event.key === ' ') toggle(Number(item.dataset.virtualItem), event.shiftKey);
    else if (shortcutKey(event.nativeEvent) === 'a' && (event.ctrlKey || event.metaKey))
      selecting.selectAll();
    else return;
    event.preventDefault();
  };

  const renderItem = useCallback(
    (index: number, { tabIndex }: ItemFocus, row: number) => {
      const facts = itemAt(index);
      if (!facts) {
        const place = { view, index, tabIndex, failed: hasFailed?.(index), onRetry: retry };
        return <CardPlaceholder key={`place-${index}`} {...place} />;
      }
      const place = { facts, index, tabIndex, origin, urgent: row < 2 };
      return (
        <CardFrame
          key={facts.key}
          facts={facts}
          view={view}
          index={index}
          tabIndex={tabIndex}
          isSelected={isSelected(selection, facts.key)}
          isSelecting={isSelecting}
          onSelect={toggle}
          onMark={mark}
        >
          {view === 'poster' ? <PosterCard {...place} {...options} /> : renderCard(place)}
        </CardFrame>
      );
    },
    [itemAt, hasFailed, retry, renderCard, view, origin, options, selection, isSelecting, toggle, mark],
  );

  const { showEpisodeCount } = options;
  const layout = useMemo(
    () => cardLayout({ view, posterSize: size, showEpisodeCount, columns }),
    [view, size, showEpisodeCount, columns],
  );
  const isTable = view === 'table';
  const grid = (
    <VirtualGrid
      // Views differ in columns and heights; the kept place is an index, not a scroll offset.
      key={view}
      ref={ref}
      label={label}
      role={isTable ? 'rowgroup' : undefined}
      itemRole={isTable ? 'row' : undefined}
      count={count}
      {...layout}
      // A place can only be restored in the list's real height.
      expectedWidth={initialPlace ? undefined : (rem) => expectedListWidth(rem, hasLetters)}
      overscan={isComplete ? 2 : 0}
      renderItem={renderItem}
      initialPlace={initialPlace}
      onVisibleRangeChange={(first, last) => show?.({ first, last })}
      onFocusMove={(index, { shift }) => selecting.follow(index, shift)}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <>
      {total === 0 && empty}
      {total !== 0 && isTable && (
        <TableFrame label={label} total={total} columns={columns}>
          {grid}
        </TableFrame>
      )}
      {total !== 0 && !isTable && grid}
      {isComplete && <LongPress onLongPress={startSelecting} />}
      {hasBar && <SelectionBar selecting={selecting} list={list} noun={noun} onClose={closeBar} />}
      {marked && <MarkCard key={marked.key} card={marked} list={list} onClose={() => setMarked(undefined)} />}
    </>
  );
}
