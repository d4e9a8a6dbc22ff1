import { createElement } from 'react';
import { classNames } from './classNames.tsx';
import styles from './Icon.module.css';
import type { IconShape } from './icons.tsx';

export interface IconProps {
  icon: IconShape;
  /** Size in units of the 4 px grid: 4 is 16 px, 5 is 20 px (the default), 6 is 24 px. */
  size?: 3 | 4 | 5 | 6 | 8 | 10;
  className?: string | undefined;
}

/**
 * An icon in the text colour. Hidden from screen readers: adjacent text or the button's label conveys its meaning.
 * @example <Icon icon={searchIcon} />
 */
export function Icon({ icon, size = 5, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      className={classNames(styles.icon, styles[`size${size}`], className)}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
