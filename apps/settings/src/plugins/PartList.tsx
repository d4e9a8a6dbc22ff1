import { InstalledPartItem } from './InstalledPartItem.tsx';
import type { InstalledPart } from './installedParts.ts';
import styles from './PluginsPage.module.css';

interface PartListProps {
  readonly label: string;
  readonly parts: readonly InstalledPart[];
  readonly onChange?: () => void;
  readonly onUpdate?: (part: InstalledPart) => void;
  readonly onRemove?: (part: InstalledPart) => void;
}

/** What is installed of one kind. */
export function PartList({ label, parts, onChange = () => {}, onUpdate, onRemove }: PartListProps) {
  return (
    <ul aria-label={label} className={styles.parts}>
      {parts.map((part) => (
        <InstalledPartItem
          key={`${part.source} ${part.id}`}
          part={part}
          onChange={onChange}
          onUpdate={() => onUpdate?.(part)}
          onRemove={() => onRemove?.(part)}
        />
      ))}
    </ul>
  );
}
