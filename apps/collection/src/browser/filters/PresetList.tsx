import type { Filter } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { useMay } from '@hondana/shared/resources/useMay';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatNumber } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { deleteFilter, replaceFilter } from '../../shared/filterWrites.ts';
import styles from './PresetList.module.css';
import { PresetMenu } from './PresetMenu.tsx';

interface PresetListProps {
  readonly presets: readonly Filter[];
  readonly onChosen: () => void;
}

export function PresetList({ presets, onChosen }: PresetListProps) {
  const mayReplace = useMay(replaceFilter);
  const mayDelete = useMay(deleteFilter);
  if (presets.length === 0) return <EmptyState compact title={t`No presets`} />;
  return (
    <ul>
      {presets.map((preset) => (
        <li key={preset.IDs.ID} className={styles.entry}>
          {preset.Size === 0 ? (
            <span className={styles.preset} data-empty="">
              <PresetText preset={preset} />
            </span>
          ) : (
            <Link to={`/collection/filter/${preset.IDs.ID}`} className={styles.preset} onClick={onChosen}>
              <PresetText preset={preset} />
            </Link>
          )}
          {mayReplace && mayDelete && !preset.IsLocked && <PresetMenu preset={preset} onChosen={onChosen} />}
        </li>
      ))}
    </ul>
  );
}

function PresetText({ preset }: { readonly preset: Filter }) {
  return (
    <>
      <span dir="auto" className={styles.name}>
        {preset.Name}
      </span>
      <span className={styles.size}>{formatNumber(preset.Size)}</span>
    </>
  );
}
