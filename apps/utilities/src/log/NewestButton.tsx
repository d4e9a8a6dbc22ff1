import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { arrowDownIcon } from '@hondana/shared/ui/icons';
import styles from './NewestButton.module.css';

interface NewestButtonProps {
  /** Lines that have come meanwhile. */
  readonly count: number;
  readonly onPress: () => void;
}

/** Over the end of the list while it does not follow: leads to the newest line, and says how many have come. */
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
        {count > 0 ? `Newest, ${plural(count, 'new line', 'new lines')}` : 'Newest'}
      </Button>
    </div>
  );
}
