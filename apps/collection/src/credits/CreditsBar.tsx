import { formatNumber } from '@hondana/shared/ui/format';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { ForceRefreshButton } from '../shared/ForceRefreshButton.tsx';
import { KindCheckboxes } from '../shared/KindCheckboxes.tsx';
import styles from '../shared/TabBar.module.css';
import type { CreditsView } from './credits.ts';

interface CreditsBarProps {
  readonly seriesId: number;
  readonly view: CreditsView;
  readonly counts: Readonly<Record<CreditsView, number>>;
  readonly onView: (view: CreditsView) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly roles: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onRole: (role: string, checked: boolean) => void;
}

export function CreditsBar(props: CreditsBarProps) {
  const { seriesId, view, counts, roles, hidden } = props;
  const isStaff = view === 'staff';
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <RadioGroup
          label="Credits shown"
          hideLabel
          look="segments"
          options={[
            { value: 'characters', label: `Characters ${formatNumber(counts.characters)}` },
            { value: 'staff', label: `Staff ${formatNumber(counts.staff)}` },
          ]}
          value={view}
          onChange={props.onView}
        />
        <div className={styles.search}>
          <SearchField
            label={isStaff ? 'Search staff' : 'Search characters and actors'}
            placeholder={isStaff ? 'Staff Name...' : "Character or Actor's Name..."}
            value={props.text}
            onChange={props.onText}
            shortcut
          />
        </div>
        <ForceRefreshButton seriesId={seriesId}>Force Refresh AniDB</ForceRefreshButton>
      </div>
      {roles.length > 0 && (
        <KindCheckboxes legend="Roles" kinds={roles} hidden={hidden} onChange={props.onRole} />
      )}
    </div>
  );
}
