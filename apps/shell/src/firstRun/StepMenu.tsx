import { classNames } from '@hondana/shared/ui/classNames';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
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
  return (
    <nav aria-label="Steps of the first run" className={styles.menu}>
      <p className={styles.position}>
        Step {position} of {steps.length}
      </p>
      <ol className={styles.list}>
        {steps.map(({ id, title }, index) => {
          const isSaved = saved.includes(id);
          const isCurrent = id === current;
          const content = (
            <>
              <span className={classNames(styles.mark, isSaved && styles.saved)}>
                {isSaved ? <Icon icon={checkIcon} size={4} /> : <span aria-hidden="true">{index + 1}</span>}
              </span>
              <span className={styles.title}>{title}</span>
              <VisuallyHidden>{isSaved ? ', saved' : isCurrent ? '' : ', unsaved'}</VisuallyHidden>
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
