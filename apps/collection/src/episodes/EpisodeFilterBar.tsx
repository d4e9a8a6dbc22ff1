import { Select } from '@hondana/shared/overlays/select';
import { SearchField } from '@hondana/shared/ui/SearchField';
import type { SearchText } from '@hondana/shared/ui/useSearchText';
import styles from './EpisodeFilterBar.module.css';
import {
  type EpisodeFilters,
  inclusionChoices,
  typeOptions,
  writeInclusion,
  writeType,
} from './episodeFilters.ts';

interface EpisodeFilterBarProps {
  readonly filters: EpisodeFilters;
  readonly search: SearchText;
  readonly onChange: (edit: (parameters: URLSearchParams) => void) => void;
}

/** What the list is narrowed by; the address holds all of it. */
export function EpisodeFilterBar({ filters, search, onChange }: EpisodeFilterBarProps) {
  return (
    <search aria-label="Filter episodes" className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label="Search episodes"
          placeholder="Search..."
          value={search.text}
          onChange={search.setText}
        />
      </div>
      <Select
        label="Type"
        size="small"
        options={typeOptions}
        value={filters.type}
        onChange={(type) => onChange((parameters) => writeType(parameters, type))}
      />
      {inclusionChoices.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          size="small"
          options={options}
          value={filters[name]}
          onChange={(value) => onChange((parameters) => writeInclusion(parameters, name, value))}
        />
      ))}
    </search>
  );
}
