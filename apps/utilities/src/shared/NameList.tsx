import { formatNumber } from '@hondana/shared/ui/format';
import { Trans } from '@lingui/react/macro';
import styles from './NameList.module.css';

const maxShown = 20;

interface NameListProps {
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly name: string }[];
}

export function NameList({ label, items }: NameListProps) {
  const rest = items.length - maxShown;
  const more = formatNumber(rest);
  return (
    <ul aria-label={label} className={styles.names}>
      {items.slice(0, maxShown).map(({ key, name }) => (
        <li key={key}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  );
}
