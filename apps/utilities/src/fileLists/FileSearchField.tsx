import { SearchField } from '@hondana/shared/ui/SearchField';
import type { SearchText } from '@hondana/shared/ui/useSearchText';
import styles from './FileListPage.module.css';

/** Where files are searched for by their paths. */
export function FileSearchField({ search }: { readonly search: SearchText }) {
  return (
    <search className={styles.search}>
      <SearchField
        label="Search files"
        placeholder="Search files..."
        value={search.text}
        onChange={search.setText}
        shortcut
      />
    </search>
  );
}
