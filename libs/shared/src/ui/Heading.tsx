import type { ComponentProps } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Heading.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page's outline, which has exactly one 1. */
  level: 1 | 2 | 3 | 4;
  look?: 'display' | 'title' | 'large' | 'body' | 'label' | undefined;
}

const looks = { 1: 'display', 2: 'title', 3: 'large', 4: 'body' } as const;

/** @example <Heading level={1} look="title">Collection</Heading> */
export function Heading({ level, look = looks[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(styles[look], className)} />;
}
