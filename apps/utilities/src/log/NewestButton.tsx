import { Button } from '@hondana/shared/ui/Button';
import { arrowDownIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import styles from './NewestButton.module.css';

interface NewestButtonProps {
  readonly count: number;
  readonly onPress: () => void;
}

export function NewestButton({ count, onPress }: NewestButtonProps) {
  return (
    <div className={styles.place}>
      <Button
        size="small"
        variant={count > 0 ? 'primary' : 'secondary'}
        icon={arrowDownIcon}
        className={styles.button}
        onClick={onPress}
      >
        {count > 0 ? t`Newest, ${plural(count, { one: '# new line', other: '# new lines' })}` : t`Newest`}
      </Button>
    </div>
  );
}
