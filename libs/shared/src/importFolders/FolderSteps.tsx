import { t } from '@lingui/core/macro';
import { Icon } from '../ui/Icon.tsx';
import { chevronRightIcon } from '../ui/icons.tsx';
import styles from './FolderBrowser.module.css';
import { pathSteps } from './folderPath.ts';

interface FolderStepsProps {
  readonly path: string | undefined;
  readonly onOpen: (path: string | undefined) => void;
}

export function FolderSteps({ path, onOpen }: FolderStepsProps) {
  const steps = path === undefined ? [] : pathSteps(path);
  return (
    <nav aria-label={t`Path`} className={styles.steps}>
      <ol className={styles.stepList}>
        {[{ name: t`Server`, path: undefined }, ...steps].map((step, index) => (
          <li key={step.path ?? ''} className={styles.step}>
            {index > 0 && <Icon icon={chevronRightIcon} size={4} className={styles.chevron} />}
            <button
              type="button"
              className={styles.stepButton}
              aria-current={index === steps.length ? 'location' : undefined}
              onClick={() => onOpen(step.path)}
            >
              <bdi>{step.name}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
