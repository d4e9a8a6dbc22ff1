import { t } from '@lingui/core/macro';
import { useNavigation } from 'react-router';
import styles from './PendingBar.module.css';
import { usePausedPictures } from './usePausedPictures.ts';

export function PendingBar() {
  const { state } = useNavigation();
  usePausedPictures();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={t`Loading the page`} className={styles.bar} />;
}
