import { MultiCombobox } from '@hondana/shared/overlays/combobox';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={
        add
          ? t`Add custom tags to ${plural(count, { one: '# series', other: '# series' })}`
          : t`Remove custom tags from ${plural(count, { one: '# series', other: '# series' })}`
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={choice.chosen.length === 0}
            busy={choice.isCreating}
            onClick={() => void apply()}
          >
            {add ? t`Add` : t`Remove`}
          </Button>
        </>
      }
    >
      <MultiCombobox
        label={t`Custom tags`}
        options={choice.options}
        value={choice.chosen}
        onChange={choice.change}
        onSearch={choice.setText}
        loading={choice.isPending}
        error={choice.problem}
        emptyText={t`No matching tags.`}
      />
    </Dialog>
  );
}
