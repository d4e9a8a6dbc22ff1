import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { useState } from 'react';
import styles from './GroupChooser.module.css';
import { useGroupSearch } from './useGroupSearch.ts';

interface GroupChooserProps {
  /** The current group, left out of the list. */
  readonly without?: number | undefined;
  readonly busy: boolean;
  readonly onNew: () => void;
  readonly onChoose: (groupId: number, name: string) => void;
}

export function GroupChooser({ without, busy, onNew, onChoose }: GroupChooserProps) {
  const [text, setText] = useState('');
  const { groups, total, isSearching, error } = useGroupSearch(text);
  const shown = groups.filter(({ IDs }) => IDs.ID !== without);
  return (
    <section aria-label="Move to group" className={styles.chooser}>
      <h3 className={styles.title}>Move to group</h3>
      <SearchField label="Group Search" placeholder="Group Search..." value={text} onChange={setText} />
      <Button wide busy={busy} onClick={onNew}>
        Create and move to new group
      </Button>
      {error ? (
        <Banner tone="danger" title="The groups could not be loaded">
          {error.message}
        </Banner>
      ) : (
        <ul aria-label="Groups to move to" aria-busy={isSearching} className={styles.groups}>
          {shown.map(({ IDs, Name, Size }) => (
            <li key={IDs.ID} className={styles.group}>
              <span dir="auto" className={styles.name}>
                {Name}
                <span className={styles.size}>{plural(Size, 'series', 'series')}</span>
              </span>
              <Button
                size="small"
                busy={busy}
                aria-label={`Move to existing group: ${Name}`}
                title="Move to existing group"
                onClick={() => onChoose(IDs.ID, Name)}
              >
                Move
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {statusText(isSearching, total, groups.length)}
      </p>
    </section>
  );
}

function statusText(isSearching: boolean, total: number, found: number): string {
  if (isSearching) return 'Searching';
  if (total === 0) return 'No groups found.';
  return total > found ? `${formatNumber(found)} of ${plural(total, 'group', 'groups')}` : '';
}
