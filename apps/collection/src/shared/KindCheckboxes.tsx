import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { t } from '@lingui/core/macro';
import styles from './TabBar.module.css';

interface KindCheckboxesProps {
  readonly legend: string;
  readonly kinds: readonly string[];
  /** A kind's name in the language in use; by default, as it comes. */
  readonly nameOf?: (kind: string) => string;
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (kind: string, isShown: boolean) => void;
}

export function KindCheckboxes({
  legend,
  kinds,
  nameOf = (kind) => kind,
  hidden,
  onChange,
}: KindCheckboxesProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{legend}</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={nameOf(kind) || t`Unknown`}
          checked={!hidden.has(kind)}
          onChange={(checked) => onChange(kind, checked)}
        />
      ))}
    </fieldset>
  );
}
