import { MultiCombobox } from '@hondana/shared/overlays/combobox';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { useQueryClient } from '@tanstack/react-query';
import { type SeriesAction, tagAction } from './bulkActions.ts';
import { useTagChoice } from './useTagChoice.ts';

interface TagQuestionProps {
  readonly add: boolean;
  /** Of the selected series. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onRun: (action: SeriesAction) => void;
}

export function TagQuestion({ add, count, onClose, onRun }: TagQuestionProps) {
  const client = useQueryClient();
  const choice = useTagChoice(add);
  const series = plural(count, 'series', 'series');
  const apply = async (): Promise<void> => {
    const ids = await choice.chosenIds();
    if (!ids) return;
    onClose();
    onRun(tagAction(client, add, ids));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={add ? `Add custom tags to ${series}` : `Remove custom tags from ${series}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={choice.chosen.length === 0}
            busy={choice.isCreating}
            onClick={() => void apply()}
          >
            {add ? 'Add' : 'Remove'}
          </Button>
        </>
      }
    >
      <MultiCombobox
        label="Custom tags"
        options={choice.options}
        value={choice.chosen}
        onChange={choice.change}
        onSearch={choice.setText}
        loading={choice.isPending}
        error={choice.problem}
        emptyText="No matching tags."
      />
    </Dialog>
  );
}
