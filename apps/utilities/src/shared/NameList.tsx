import { formatNumber } from '@hondana/shared/ui/format';
import styles from './NameList.module.css';

/** Of any more only the number is shown. */
const mostShown = 20;

interface NameListProps {
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly name: string }[];
}

/** What a question is about, by name. */
export function NameList({ label, items }: NameListProps) {
  const rest = items.length - mostShown;
  return (
    <ul aria-label={label} className={styles.names}>
      {items.slice(0, mostShown).map(({ key, name }) => (
        <li key={key}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>and {formatNumber(rest)} more</li>}
    </ul>
  );
}
