import { Link } from '@hondana/shared/navigation';
import styles from './YearLinks.module.css';

interface YearLinksProps {
  readonly years: readonly number[];
  readonly year: number;
}

/** A link for each year, so that every year can be kept, shared and gone back to. */
export function YearLinks({ years, year }: YearLinksProps) {
  return (
    <nav aria-label="Year" className={styles.years}>
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
