import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
      <p role="status">
        <Trans>
          <Plural value={count} one="# series has" other="# series have" /> waiting choices
        </Trans>
      </p>
      <Checkbox label={t`Show only these`} checked={isOn} onChange={onTurn} />
    </div>
  );
}
