import { textOf } from '@hondana/shared/language/texts';
import { classNames } from '@hondana/shared/ui/classNames';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import styles from './StepMenu.module.css';
import { type StepId, stepPath, steps } from './steps.ts';

interface StepMenuProps {
  readonly current: StepId;
  readonly saved: readonly StepId[];
  readonly canOpen: (id: StepId) => boolean;
}

export function StepMenu({ current, saved, canOpen }: StepMenuProps) {
  const position = steps.findIndex(({ id }) => id === current) + 1;
  const count = steps.length;
  return (
    <nav aria-label={t`Steps of the first run`} className={styles.menu}>
      <p className={styles.position}>
        <Trans>
          Step {position} of {count}
        </Trans>
      </p>
      <ol className={styles.list}>
        {steps.map(({ id, title }, index) => {
          const isSaved = saved.includes(id);
          const isCurrent = id === current;
          const savedText = isSaved ? t`saved` : isCurrent ? undefined : t`unsaved`;
          const content = (
            <>
              <span className={classNames(styles.mark, isSaved && styles.saved)}>
                {isSaved ? <Icon icon={checkIcon} size={4} /> : <span aria-hidden="true">{index + 1}</span>}
              </span>
              <span className={styles.title}>{textOf(title)}</span>
              {savedText && <VisuallyHidden>{`, ${savedText}`}</VisuallyHidden>}
            </>
          );
          return (
            <li key={id}>
              {canOpen(id) || isCurrent ? (
                <Link to={stepPath(id)} aria-current={isCurrent ? 'step' : undefined} className={styles.step}>
                  {content}
                </Link>
              ) : (
                <span className={styles.step}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
