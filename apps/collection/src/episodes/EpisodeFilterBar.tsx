import { textOf } from '@hondana/shared/language/texts';
import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Select } from '@hondana/shared/overlays/select';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { slidersIcon } from '@hondana/shared/ui/icons';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import styles from './EpisodeFilterBar.module.css';
import {
  changedChoices,
  type EpisodeFilters,
  inclusionChoices,
  type Option,
  typeOptions,
  writeInclusion,
  writeType,
} from './episodeFilters.ts';

interface EpisodeFilterBarProps {
  readonly filters: EpisodeFilters;
  readonly search: SearchText;
  readonly onChange: (edit: (parameters: URLSearchParams) => void) => void;
}

const withTexts = <Value extends string>(options: readonly Option<Value>[]) =>
  options.map(({ value, label }) => ({ value, label: textOf(label) }));

export function EpisodeFilterBar({ filters, search, onChange }: EpisodeFilterBarProps) {
  const isNarrow = useMediaQuery('(width < 48em)');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const changed = changedChoices(filters);
  const count = formatNumber(changed);
  return (
    <search aria-label={t`Filter episodes`} className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label={t`Search episodes`}
          placeholder={t`Title or number...`}
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
            {changed === 0 ? t`Filters` : t`Filters (${count})`}
          </Button>
        )}
      </div>
      <div id={id} hidden={isNarrow && !isOpen} className={styles.choices}>
        <Select
          label={t`Type`}
          size="small"
          options={withTexts(typeOptions)}
          value={filters.type}
          onChange={(type) => onChange((parameters) => writeType(parameters, type))}
        />
        {inclusionChoices.map(({ name, label, options }) => (
          <Select
            key={name}
            label={textOf(label)}
            size="small"
            options={withTexts(options)}
            value={filters[name]}
            onChange={(value) => onChange((parameters) => writeInclusion(parameters, name, value))}
          />
        ))}
      </div>
    </search>
  );
}
