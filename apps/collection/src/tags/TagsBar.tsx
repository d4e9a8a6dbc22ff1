import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { SearchField } from '@hondana/shared/ui/SearchField';
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
            label="Search tags"
            placeholder="Tag Name..."
            value={props.text}
            onChange={props.onText}
            shortcut
          />
        </div>
        <RadioGroup
          label="Sort tags by"
          hideLabel
          look="segments"
          options={[
            { value: 'weight', label: 'Weight' },
            { value: 'name', label: 'A-Z' },
          ]}
          value={sort}
          onChange={props.onSort}
        />
        <ForceRefreshButton seriesId={seriesId}>Force Refresh AniDB</ForceRefreshButton>
      </div>
      <div className={styles.line}>
        <KindCheckboxes legend="Sources" kinds={tagSources} hidden={hidden} onChange={props.onSource} />
        <Checkbox label="Show Spoiler Tags" checked={spoilers} onChange={props.onSpoilers} />
      </div>
    </div>
  );
}
