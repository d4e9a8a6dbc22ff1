import { formatNumber } from '@hondana/shared/ui/format';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ForceRefreshButton } from '../shared/ForceRefreshButton.tsx';
import { KindCheckboxes } from '../shared/KindCheckboxes.tsx';
import { roleText } from '../shared/roleText.ts';
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
  const characters = formatNumber(counts.characters);
  const staff = formatNumber(counts.staff);
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <RadioGroup
          label={t`Credits shown`}
          hideLabel
          look="segments"
          options={[
            { value: 'characters', label: t`Characters ${characters}` },
            { value: 'staff', label: t`Staff ${staff}` },
          ]}
          value={view}
          onChange={props.onView}
        />
        <div className={styles.search}>
          <SearchField
            label={isStaff ? t`Search staff` : t`Search characters and actors`}
            placeholder={isStaff ? t`Staff Name...` : t`Character or Actor's Name...`}
            value={props.text}
            onChange={props.onText}
            shortcut
          />
        </div>
        <ForceRefreshButton seriesId={seriesId}>
          <Trans>Force Refresh AniDB</Trans>
        </ForceRefreshButton>
      </div>
      {roles.length > 0 && (
        <KindCheckboxes
          legend={t`Roles`}
          kinds={roles}
          nameOf={roleText}
          hidden={hidden}
          onChange={props.onRole}
        />
      )}
    </div>
  );
}
