import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { slidersIcon } from '@hondana/shared/ui/icons';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { useId, useState } from 'react';
import styles from './EpisodeFilterBar.module.css';
import {
  changedChoices,
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

export function EpisodeFilterBar({ filters, search, onChange }: EpisodeFilterBarProps) {
  const isNarrow = useMediaQuery('(width < 48em)');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const changed = changedChoices(filters);
  return (
    <search aria-label="Filter episodes" className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label="Search episodes"
          placeholder="Title or number..."
          value={search.text}
          onChange={search.setText}
        />
        {isNarrow && (
          <Button
            icon={slidersIcon}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen((open) => !open)}
          >
            {changed === 0 ? 'Filters' : `Filters (${formatNumber(changed)})`}
          </Button>
        )}
      </div>
      <div id={id} hidden={isNarrow && !isOpen} className={styles.choices}>
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
      </div>
    </search>
  );
}
