import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ForceRefreshButton } from '../shared/ForceRefreshButton.tsx';
import { KindCheckboxes } from '../shared/KindCheckboxes.tsx';
import styles from '../shared/TabBar.module.css';
import { type TagsFilter, tagSources } from './tagCards.ts';

interface TagsBarProps extends Pick<TagsFilter, 'hidden' | 'spoilers' | 'sort'> {
  readonly seriesId: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSource: (source: string, checked: boolean) => void;
  readonly onSpoilers: (checked: boolean) => void;
  readonly onSort: (sort: TagsFilter['sort']) => void;
}

export function TagsBar(props: TagsBarProps) {
  const { seriesId, hidden, spoilers, sort } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.search}>
          <SearchField
            label={t`Search tags`}
            placeholder={t`Tag Name...`}
            value={props.text}
            onChange={props.onText}
            shortcut
          />
        </div>
        <RadioGroup
          label={t`Sort tags by`}
          hideLabel
          look="segments"
          options={[
            { value: 'weight', label: t`Weight` },
            { value: 'name', label: t`A-Z` },
          ]}
          value={sort}
          onChange={props.onSort}
        />
        <ForceRefreshButton seriesId={seriesId}>
          <Trans>Force Refresh AniDB</Trans>
        </ForceRefreshButton>
      </div>
      <div className={styles.line}>
        <KindCheckboxes
          legend={t`Sources`}
          kinds={tagSources}
          nameOf={(source) => (source === 'User' ? t`User` : source)}
          hidden={hidden}
          onChange={props.onSource}
        />
        <Checkbox label={t`Show Spoiler Tags`} checked={spoilers} onChange={props.onSpoilers} />
      </div>
    </div>
  );
}
