import { type ComboboxOption, MultiCombobox } from '@hondana/shared/overlays/combobox';
import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import { userTagsQuery } from '@hondana/shared/resources/tags';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GroupChooser } from '../../shared/GroupChooser.tsx';
import { type AskedAction, moveAction, type SeriesAction, tagAction } from './bulkActions.ts';
import type { SelectedSeries } from './selectedCard.ts';

export interface Asked {
  readonly what: AskedAction | 'add tags' | 'remove tags' | 'move';
  readonly series: readonly SelectedSeries[];
}

interface SelectionQuestionProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onRun: (action: SeriesAction) => void;
}

/** Says how many series an action is for, and asks for what it still needs. */
export function SelectionQuestion({ asked, onClose, onRun }: SelectionQuestionProps) {
  const { what, series } = asked;
  if (what === 'move') return <MoveQuestion count={series.length} onClose={onClose} onRun={onRun} />;
  if (what === 'add tags' || what === 'remove tags') {
    return <TagQuestion add={what === 'add tags'} count={series.length} onClose={onClose} onRun={onRun} />;
  }
  const { title, text, confirm, danger, typed } = what.ask(series);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={confirm}
      danger={danger}
      typedConfirmation={typed}
      onConfirm={() => onRun(what)}
    >
      {text}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onRun: (action: SeriesAction) => void;
}

function MoveQuestion({ count, onClose, onRun }: ChoiceProps) {
  const client = useQueryClient();
  const move = (groupId?: number): void => {
    onClose();
    onRun(moveAction(client, groupId));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${plural(count, 'series', 'series')}`}
      description="Empty groups are deleted."
    >
      <GroupChooser busy={false} onNew={() => move()} onChoose={move} />
    </Dialog>
  );
}

function TagQuestion({ add, count, onClose, onRun }: ChoiceProps & { readonly add: boolean }) {
  const client = useQueryClient();
  const tags = useQuery(userTagsQuery({ excludeDescriptions: true }));
  const [chosen, setChosen] = useState<readonly ComboboxOption<number>[]>([]);
  const series = plural(count, 'series', 'series');
  const title = add ? `Add custom tags to ${series}` : `Remove custom tags from ${series}`;
  const apply = (): void => {
    onClose();
    const ids = chosen.map(({ value }) => value);
    onRun(tagAction(client, add, ids));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={apply}>
            {add ? 'Add' : 'Remove'}
          </Button>
        </>
      }
    >
      <MultiCombobox
        label="Custom tags"
        options={(tags.data?.List ?? []).map(({ ID, Name }) => ({ value: ID, label: Name }))}
        value={chosen}
        onChange={setChosen}
        loading={tags.isPending}
        error={tags.isError ? tags.error.message : undefined}
        emptyText="No matching tags."
      />
    </Dialog>
  );
}
