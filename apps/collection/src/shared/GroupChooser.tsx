import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { seriesText } from './countTexts.ts';
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
    <section aria-label={t`Move to group`} className={styles.chooser}>
      <h3 className={styles.title}>
        <Trans>Move to group</Trans>
      </h3>
      <SearchField label={t`Group Search`} placeholder={t`Group Search...`} value={text} onChange={setText} />
      <Button wide busy={busy} onClick={onNew}>
        <Trans>Create and move to new group</Trans>
      </Button>
      {error ? (
        <Banner tone="danger" title={t`The groups could not be loaded`}>
          {error.message}
        </Banner>
      ) : (
        <ul aria-label={t`Groups to move to`} aria-busy={isSearching} className={styles.groups}>
          {shown.map(({ IDs, Name, Size }) => (
            <li key={IDs.ID} className={styles.group}>
              <span dir="auto" className={styles.name}>
                {Name}
                <span className={styles.size}>{seriesText(Size)}</span>
              </span>
              <Button
                size="small"
                busy={busy}
                aria-label={t`Move to existing group: ${Name}`}
                title={t`Move to existing group`}
                onClick={() => onChoose(IDs.ID, Name)}
              >
                <Trans>Move</Trans>
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
  if (isSearching) return t`Searching`;
  if (total === 0) return t`No groups found.`;
  const shown = formatNumber(found);
  return total > found ? t`${shown} of ${plural(total, { one: '# group', other: '# groups' })}` : '';
}
