import { classNames } from '@hondana/shared/ui/classNames';
import styles from './FactLine.module.css';

interface FactLineProps {
  /** Each unlike the others. */
  readonly facts: readonly string[];
  readonly className?: string | undefined;
}

/** Short facts beside each other, on as many lines as they need. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <p className={classNames(styles.facts, className)}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
