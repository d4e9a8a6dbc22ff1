import type { FilterExpressionHelp } from '@hondana/shared/api/types';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { trashIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConditionControl } from '../ConditionControl.tsx';
import { expressionText } from './expressionText.ts';
import styles from './FilterTree.module.css';
import type { EditableItem, FilterItem, FixedItem } from './filterItems.ts';

interface ItemEditorProps {
  readonly item: EditableItem | FixedItem;
  readonly catalogue: readonly FilterExpressionHelp[];
  readonly onChange: (item: FilterItem) => void;
  /** Wraps it in a new group. */
  readonly onGroup: () => void;
  readonly onRemove: () => void;
}

export function ItemEditor({ item, catalogue, onChange, onGroup, onRemove }: ItemEditorProps) {
  // Flags have their own No, and tags a list of excluded ones.
  const canNegate = item.kind === 'fixed' || item.condition.kind === 'values' || item.isNegated;
  return (
    <div className={styles.item}>
      {item.kind === 'condition' ? (
        <ConditionControl
          condition={item.condition}
          help={catalogue.find(({ Expression }) => Expression === item.condition.expression)}
          onChange={(condition) => onChange({ ...item, condition })}
          onRemove={onRemove}
        />
      ) : (
        <div className={styles.fixed}>
          <div>
            <p className={styles.fixedText}>{expressionText(item.expression, catalogue)}</p>
            <p className={styles.empty}>
              <Trans>Can't be edited here, and is kept as it is.</Trans>
            </p>
          </div>
          <IconButton icon={trashIcon} label={t`Remove condition`} size="small" onClick={onRemove} />
        </div>
      )}
      <div className={styles.itemActions}>
        {canNegate && (
          <Checkbox
            label={t`Not`}
            checked={item.isNegated}
            onChange={(isNegated) => onChange({ ...item, isNegated })}
          />
        )}
        <Button size="small" variant="quiet" onClick={onGroup}>
          <Trans>Put in a Group</Trans>
        </Button>
      </div>
    </div>
  );
}
