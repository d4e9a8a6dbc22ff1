import { classNames } from '@hondana/shared/ui/classNames';
import { SearchField } from '@hondana/shared/ui/SearchField';
import type { SearchText } from '@hondana/shared/ui/useSearchText';
import styles from './PageSearch.module.css';

interface PageSearchProps {
  /** What is searched: "files". */
  readonly subject: string;
  readonly search: SearchText;
  readonly className?: string | undefined;
}

/** The search box beside the heading of a page. */
export function PageSearch({ subject, search, className }: PageSearchProps) {
  return (
    <search className={classNames(styles.search, className)}>
      <SearchField
        label={`Search ${subject}`}
        placeholder={`Search ${subject}...`}
        value={search.text}
        onChange={search.setText}
        shortcut
      />
    </search>
  );
}
