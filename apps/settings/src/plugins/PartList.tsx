import type { CatalogueOffer } from './catalogue/offers.ts';
import { InstalledPartItem } from './InstalledPartItem.tsx';
import type { InstalledPart } from './installedParts.ts';
import styles from './PluginsPage.module.css';

interface PartListProps {
  readonly label: string;
  readonly parts: readonly InstalledPart[];
  readonly onChange?: () => void;
  readonly updates?: readonly CatalogueOffer[] | undefined;
  readonly onUpdate?: (part: InstalledPart, to: CatalogueOffer | undefined) => void;
  readonly onRemove?: (part: InstalledPart) => void;
}

export function PartList({
  label,
  parts,
  onChange = () => {},
  updates = [],
  onUpdate,
  onRemove,
}: PartListProps) {
  const updateOf = (part: InstalledPart) => updates.find(({ installed }) => installed === part);
  return (
    <ul aria-label={label} className={styles.parts}>
      {parts.map((part) => (
        <InstalledPartItem
          key={`${part.source} ${part.id}`}
          part={part}
          update={updateOf(part)}
          onChange={onChange}
          onUpdate={() => onUpdate?.(part, updateOf(part))}
          onRemove={() => onRemove?.(part)}
        />
      ))}
    </ul>
  );
}
