import { Icon } from '@hondana/shared/ui/Icon';
import { clockIcon } from '@hondana/shared/ui/icons';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './ReleaseSeriesList.module.css';
import type { WaitingSeries } from './releaseChoices.ts';

export function WaitingMark({ series }: { readonly series: WaitingSeries | undefined }) {
  if (!series) return null;
  const count = Object.keys(series.choices).length;
  return (
    <span className={styles.mark}>
      <Icon icon={clockIcon} size={3} />
      <Trans>
        <Plural value={count} one="# choice" other="# choices" /> waiting
      </Trans>
    </span>
  );
}
