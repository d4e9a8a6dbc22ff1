import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { arrowDownIcon } from '@hondana/shared/ui/icons';
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
        {count > 0 ? `Newest, ${plural(count, 'new line', 'new lines')}` : 'Newest'}
      </Button>
    </div>
  );
}
