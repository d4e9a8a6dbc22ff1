import type { Tag } from '@hondana/shared/api/types';
import { addItems, emptySelection, selectOnly } from '@hondana/shared/bulk/selection';
import { useBulkOperation } from '@hondana/shared/bulk/useBulkOperation';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useRef, useState } from 'react';
import { type TagItem, tagItem, tagOperation } from './tagOperation.ts';

export type TickedTags = ReturnType<typeof useTickedTags>;

/** @param kept stays in the list whatever the search */
export function useTickedTags(tags: readonly Tag[], kept: Tag | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const [search, setSearch] = useState('');
  const term = searchTerm(search).toLowerCase();
  const shown = tags.filter((tag) => tag === kept || tag.Name.toLowerCase().includes(term));
  const items = shown.map(tagItem);
  const selecting = useSelection<TagItem>({
    total: items.length,
    itemAt: (index) => items[index],
    itemsIn: async (first, last) => items.slice(first, last + 1),
  });
  const { selection, change, has } = selecting;
  const ticked = tags.filter((tag) => has(tagItem(tag).key));
  const operation = useBulkOperation(tagOperation(), (unfinished, done) => {
    const isDone = new Set(done.map(({ key }) => key));
    change(
      unfinished.length === 0
        ? emptySelection()
        : selectOnly([...selection.items.values()].filter(({ key }) => !isDone.has(key))),
    );
  });
  return {
    /** Gets the focus when the pressed button disappears. */
    list,
    search,
    setSearch,
    shown,
    ticked,
    isTicked: (tag: Tag) => has(tagItem(tag).key),
    /** Counts and selects only what the search leaves. */
    selecting: {
      ...selecting,
      count: ticked.filter((tag) => shown.includes(tag)).length,
      selectAll: () => change(addItems(selection, items)),
    },
    operation,
  };
}
