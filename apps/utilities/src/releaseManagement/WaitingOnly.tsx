import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { plural } from '@hondana/shared/ui/format';
import styles from './ReleaseSeriesList.module.css';

interface WaitingOnlyProps {
  readonly count: number;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
}

export function WaitingOnly({ count, isOn, onTurn }: WaitingOnlyProps) {
  if (count === 0 && !isOn) return null;
  return (
    <div className={styles.waiting}>
      <p role="status">{plural(count, 'series has', 'series have')} waiting choices</p>
      <Checkbox label="Show only these" checked={isOn} onChange={onTurn} />
    </div>
  );
}
