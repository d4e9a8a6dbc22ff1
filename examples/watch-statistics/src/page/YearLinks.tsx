import { Link } from '@hondana/shared/navigation';
import { t } from '@lingui/core/macro';
import styles from './YearLinks.module.css';

interface YearLinksProps {
  readonly years: readonly number[];
  readonly year: number;
}

/** Links, so that every year can be bookmarked, shared and reached by Back. */
export function YearLinks({ years, year }: YearLinksProps) {
  return (
    <nav aria-label={t`Year`} className={styles.years}>
      {years.map((one) => (
        <Link
          key={one}
          to={`?year=${one}`}
          aria-current={one === year ? 'page' : undefined}
          className={styles.year}
        >
          {one}
        </Link>
      ))}
    </nav>
  );
}
