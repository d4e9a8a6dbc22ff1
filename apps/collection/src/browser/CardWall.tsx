import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { isSelected } from '@hondana/shared/bulk/selection';
import type { IndexRange } from '@hondana/shared/lists/pages';
import { useWebUiSettings } from '@hondana/shared/settings';
import { shortcutKey } from '@hondana/shared/ui/shortcutKey';
import { type ItemFocus, VirtualGrid } from '@hondana/shared/ui/VirtualGrid';
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ListOrigin } from '../shared/listOrigin.ts';
import { CardFrame } from './CardFrame.tsx';
import { CardPlaceholder } from './CardPlaceholder.tsx';
import type { CardFacts } from './cardFacts.ts';
import { cardLayout } from './cardLayout.ts';
import { expectedListWidth } from './expectedListWidth.ts';
import { contentsId } from './filterBody.ts';
import { ListCard, TableRow } from './lazyListCards.tsx';
import { cardView, posterSize, tableColumns } from './listDisplay.ts';
import { PosterCard } from './PosterCard.tsx';
import { type CardList, useCardSelection } from './selection/useCardSelection.ts';
import { TableFrame } from './table/TableFrame.tsx';
import { type CardPlace, useStorePlace } from './useCardPlace.ts';
import type { GroupViews } from './useGroupViews.ts';
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
interface CardWallList extends Omit<CardList, 'id'> {
  /** Left out where the list loads as a whole. */
  readonly hasFailed?: (index: number) => boolean;
  readonly retry?: (() => void) | undefined;
  readonly show?: (range: IndexRange) => void;
}

interface CardWallProps {
  readonly place: CardPlace;
  readonly list: CardWallList;
  /** Entries to lay out before the total is known. */
  readonly placeholderCount: number;
  readonly noun: 'group' | 'series';
  /** Passed on to series opened from here. */
  readonly origin: ListOrigin;
  readonly empty: ReactNode;
  /** The details of groups. */
  readonly groupViews?: GroupViews;
  /** Whether the jump bar is beside it. */
  readonly hasLetters?: boolean;
}

export function CardWall({
  place,
  list: { total, itemAt, itemsIn, hasFailed, retry, show },
  placeholderCount,
  noun,
  origin,
  empty,
  groupViews,
  hasLetters = false,
}: CardWallProps) {
  const label = noun === 'group' ? t`Groups` : t`Series`;
  const view = useWebUiSettings(cardView);
  const options = useWebUiSettings(({ collection }) => collection.poster);
  const size = useWebUiSettings(posterSize);
  const columns = useWebUiSettings(tableColumns);
  const Card = view === 'table' ? TableRow : ListCard;
  const { kept } = place;
  const isComplete = useIsComplete(kept !== undefined);
  useStorePlace(place, total);

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
        const missing = { view, index, tabIndex, failed: hasFailed?.(index), onRetry: retry };
        return <CardPlaceholder key={`place-${index}`} {...missing} />;
      }
      const card = {
        facts,
        details: facts.details ?? groupViews?.views.get(facts.groupId ?? 0),
        isPending: groupViews?.isPending,
        index,
        tabIndex,
        origin,
        urgent: row < 2,
      };
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
          {view === 'poster' ? <PosterCard {...card} options={options} /> : <Card {...card} />}
        </CardFrame>
      );
    },
    [itemAt, groupViews, Card, hasFailed, retry, view, origin, options, selection, isSelecting, toggle, mark],
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
      ref={place.grid}
      label={label}
      role={isTable ? 'rowgroup' : undefined}
      itemRole={isTable ? 'row' : undefined}
      count={total ?? kept?.total ?? placeholderCount}
      {...layout}
      // A place can only be restored in the list's real height.
      expectedWidth={kept ? undefined : (rem) => expectedListWidth(rem, hasLetters)}
      overscan={isComplete ? 2 : 0}
      renderItem={renderItem}
      initialPosition={kept}
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
