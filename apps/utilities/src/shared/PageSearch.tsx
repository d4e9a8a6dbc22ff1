import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { classNames } from '@hondana/shared/ui/classNames';
import { SearchField } from '@hondana/shared/ui/SearchField';
import styles from './PageSearch.module.css';

interface PageSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly search: SearchText;
  readonly className?: string | undefined;
}

export function PageSearch({ label, placeholder, search, className }: PageSearchProps) {
  return (
    <search className={classNames(styles.search, className)}>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={search.text}
        onChange={search.setText}
        shortcut
      />
    </search>
  );
}
