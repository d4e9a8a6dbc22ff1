import { useNavigationLock } from '@hondana/shared/navigation';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import styles from './ReleasePanel.module.css';
import type { ReleaseRun } from './useReleaseRun.ts';

/** How far the work is, and what of it failed. */
export function ReleaseRunState({ work }: { readonly work: ReleaseRun }) {
  const { progress, failures, meaning, cancel, dismiss } = work;
  useNavigationLock(progress !== undefined, 'Wait until the changes are made, or cancel.');
  return (
    <>
      {failures.length > 0 && (
        <Banner tone="danger" title="One or more operations failed!" onDismiss={dismiss}>
          {meaning && <p>{meaning}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
          <ul tabIndex={0} aria-label="What failed" className={styles.failures}>
            {failures.map(({ key, name, reason }) => (
              <li key={key}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {progress && (
        <ProgressBar
          label="Applying"
          value={progress.through}
          max={progress.of}
          valueText={`${formatNumber(progress.through)} of ${formatNumber(progress.of)}`}
          action={
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          }
        />
      )}
    </>
  );
}
