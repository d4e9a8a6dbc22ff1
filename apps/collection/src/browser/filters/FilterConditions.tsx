import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plusIcon, treeIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterExpressionsQuery } from '../../shared/filters.ts';
import type { Condition } from '../../shared/liveFilter.ts';
import { AddCondition } from './AddCondition.tsx';
import { ConditionControl } from './ConditionControl.tsx';
import styles from './FilterConditions.module.css';
import { SavePreset } from './SavePreset.tsx';
import { useListAddress } from './useListAddress.ts';

export function FilterConditions({ onEditTree }: { readonly onEditTree: () => void }) {
  const { preset, live, edited, rest, sorting, changeCondition, clear } = useListAddress();
  const criteria = useQuery(filterExpressionsQuery());
  const [adding, setAdding] = useState(false);

  if (!criteria.data || preset === 'pending') {
    return criteria.isError ? (
      <QueryFailure query={criteria} compact title={t`The criteria could not be loaded`} />
    ) : (
      <Skeleton shape="block" width="100%" height="8rem" />
    );
  }
  const count = rest.length;
  const isChanged = edited !== undefined || sorting !== undefined;
  const set = (condition: Condition): void => changeCondition(condition.expression, () => condition);
  return (
    <div className={styles.conditions}>
      {live.length === 0 && rest.length === 0 && (
        <EmptyState compact title={t`No conditions`} text={t`Add one to narrow the list.`} />
      )}
      {live.map((condition) => (
        <ConditionControl
          key={condition.expression}
          condition={condition}
          help={criteria.data.find(({ Expression }) => Expression === condition.expression)}
          onChange={set}
          onRemove={() => changeCondition(condition.expression, () => undefined)}
        />
      ))}
      {rest.length > 0 && (
        <p className={styles.rest}>
          <Trans>
            <Plural value={count} one="# more condition" other="# more conditions" /> in the tree.
          </Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button icon={plusIcon} aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Trans>Add Condition</Trans>
        </Button>
        <Button icon={treeIcon} aria-haspopup="dialog" onClick={onEditTree}>
          <Trans>Edit as Tree</Trans>
        </Button>
        {preset
          ? isChanged && (
              <Button onClick={clear}>
                <Trans>Discard Changes</Trans>
              </Button>
            )
          : live.length + rest.length > 0 && (
              <Button onClick={clear}>
                <Trans>Clear Filter</Trans>
              </Button>
            )}
      </div>
      <SavePreset />
      {adding && (
        <AddCondition criteria={criteria.data} used={live} onAdd={set} onClosed={() => setAdding(false)} />
      )}
    </div>
  );
}
