import type { FilterExpressionHelp } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Condition, LiveFilter } from '../../shared/liveFilter.ts';
import { criteriaByName, newCondition } from './criteria.ts';

interface AddConditionProps {
  readonly criteria: readonly FilterExpressionHelp[];
  /** Each criterion has one control at most. */
  readonly used: LiveFilter;
  readonly onAdd: (condition: Condition) => void;
  readonly onClosed: () => void;
}

export function AddCondition({ criteria, used, onAdd, onClosed }: AddConditionProps) {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const free = criteriaByName(criteria).filter(
    ({ Expression }) => !used.some(({ expression }) => expression === Expression),
  );
  const criterion = free.find(({ Expression }) => Expression === chosen);

  const add = (): void => {
    if (!criterion) return;
    setOpen(false);
    onAdd(newCondition(criterion));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t`Add Condition`}
      size="small"
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={!criterion} onClick={add}>
            <Trans>Add Condition</Trans>
          </Button>
        </>
      }
    >
      <Select
        label={t`Criteria`}
        placeholder={t`--Select Criteria--`}
        options={free.map(({ Expression, Name }) => ({ value: Expression, label: Name }))}
        value={chosen}
        onChange={setChosen}
        description={criterion?.Description}
      />
    </Dialog>
  );
}
