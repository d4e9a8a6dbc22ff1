import type { Tag } from '@hondana/shared/api/types';
import type { BulkAction } from '@hondana/shared/bulk/bulkOperation';
import { SelectionBar } from '@hondana/shared/bulk/SelectionBar';
import { Button } from '@hondana/shared/ui/Button';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DeleteTags } from './DeleteTags.tsx';
import { MergeTags } from './MergeTags.tsx';
import { deleteTagsAction, itemsToMerge, mergeAction } from './tagActions.ts';
import { type TagItem, tagItem } from './tagOperation.ts';
import type { TickedTags } from './useTickedTags.ts';

interface TickedTagsBarProps {
  readonly tags: readonly Tag[];
  readonly ticks: TickedTags;
}

export function TickedTagsBar({ tags, ticks }: TickedTagsBarProps) {
  const { list, ticked, shown, selecting, operation } = ticks;
  const client = useQueryClient();
  const [asked, setAsked] = useState<'merge' | 'delete'>();
  const count = ticked.length;
  const hasStarted = useRef(false);
  const ask = (what: typeof asked) => () => {
    hasStarted.current = false;
    setAsked(what);
  };
  const run = (action: BulkAction<TagItem>, items: readonly TagItem[]): void => {
    hasStarted.current = true;
    void operation.run(action, items);
  };
  /** The pressed button is gone while an operation runs. */
  const finalFocus = () => (hasStarted.current ? list.current : undefined);
  const close = (): void => setAsked(undefined);
  return (
    <>
      <SelectionBar
        selecting={selecting}
        operation={operation}
        total={shown.length}
        text={t`${plural(count, { one: '# tag', other: '# tags' })} selected`}
      >
        <Button size="small" disabled={ticked.length < 2} onClick={ask('merge')}>
          <Trans>Merge…</Trans>
        </Button>
        <Button size="small" variant="danger" disabled={ticked.length === 0} onClick={ask('delete')}>
          <Trans>Delete…</Trans>
        </Button>
      </SelectionBar>
      {asked === 'delete' && (
        <DeleteTags
          tags={ticked}
          onDelete={() => run(deleteTagsAction(), ticked.map(tagItem))}
          finalFocus={finalFocus}
          onClose={close}
        />
      )}
      {asked === 'merge' && (
        <MergeTags
          ticked={ticked}
          tags={tags}
          onMerge={async (sources, findTarget) => {
            const items = await itemsToMerge(client, sources);
            const target = await findTarget();
            run(mergeAction(client, sources, target), items);
          }}
          finalFocus={finalFocus}
          onClose={close}
        />
      )}
    </>
  );
}
