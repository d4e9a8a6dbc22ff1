import { classNames } from '@hondana/shared/ui/classNames';
import styles from './FactLine.module.css';

interface FactLineProps {
  /** Used as React keys, so each must be unique. */
  readonly facts: readonly string[];
  readonly className?: string | undefined;
}

export function FactLine({ facts, className }: FactLineProps) {
  return (
    <p className={classNames(styles.facts, className)}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
