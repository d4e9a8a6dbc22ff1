import { plural } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { clockIcon } from '@hondana/shared/ui/icons';
import styles from './ReleaseSeriesList.module.css';
import type { WaitingSeries } from './releaseChoices.ts';

export function WaitingMark({ series }: { readonly series: WaitingSeries | undefined }) {
  if (!series) return null;
  return (
    <span className={styles.mark}>
      <Icon icon={clockIcon} size={3} />
      {plural(Object.keys(series.choices).length, 'choice', 'choices')} waiting
    </span>
  );
}
