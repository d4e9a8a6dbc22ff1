import { Checkbox } from '@hondana/shared/ui/Checkbox';
import styles from './TabBar.module.css';

interface KindCheckboxesProps {
  readonly legend: string;
  readonly kinds: readonly string[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (kind: string, isShown: boolean) => void;
}

export function KindCheckboxes({ legend, kinds, hidden, onChange }: KindCheckboxesProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{legend}</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={kind || 'Unknown'}
          checked={!hidden.has(kind)}
          onChange={(checked) => onChange(kind, checked)}
        />
      ))}
    </fieldset>
  );
}
