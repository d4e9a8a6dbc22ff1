import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import type { OlderState } from './LogView.ts';
import styles from './OlderLines.module.css';

interface OlderLinesProps {
  readonly state: OlderState;
  readonly isFiltered: boolean;
  readonly onPress: () => void;
}

function textOf(state: OlderState, isFiltered: boolean): string {
  if (state === 'failed') return t`The older lines could not be read.`;
  if (state !== 'none') return '';
  return isFiltered ? t`No older lines match.` : t`The log begins here.`;
}

/** For what is older than the lines that are shown. */
export function OlderLines({ state, isFiltered, onPress }: OlderLinesProps) {
  return (
    <div className={styles.place}>
      {state !== 'none' && (
        <Button size="small" busy={state === 'loading'} onClick={onPress}>
          {isFiltered ? t`Search older lines` : t`Show older lines`}
        </Button>
      )}
      <p role="status" className={styles.text}>
        {textOf(state, isFiltered)}
      </p>
    </div>
  );
}
