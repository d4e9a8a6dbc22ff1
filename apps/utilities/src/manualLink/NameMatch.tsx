import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber, plural } from '@hondana/shared/ui/format';
import { useRef, useState } from 'react';
import styles from './EpisodePane.module.css';
import type { NamedSeries } from './episodeFinder.ts';
import type { Found, LinkDraft } from './LinkDraft.ts';
import { matchByName } from './matchByName.ts';
import { type NumberShift, shiftTexts } from './numberShift.ts';

interface NameMatchProps {
  readonly chosen: LinkDraft;
  readonly series: NamedSeries;
  readonly onFound: (found: ReadonlyMap<string, Found>) => void;
}

function reportFound(found: ReadonlyMap<string, Found>, of: number): void {
  const guesses = [...found.values()].filter(({ targets }) => targets.length > 0);
  const unsure = guesses.filter(({ guess }) => guess?.isSure === false).length;
  const check = unsure > 0 ? ` ${plural(unsure, 'guess is', 'guesses are')} marked “Check this”.` : '';
  notify({
    kind: 'info',
    title: 'Auto matching applied.',
    text: `${formatNumber(guesses.length)} of ${plural(of, 'file', 'files')} matched. Be sure to verify before saving!${check}`,
  });
}

/** Matches by file name. Asks before shifting numbers that count on from an earlier season. */
export function NameMatch({ chosen, series, onFound }: NameMatchProps) {
  const [asked, setAsked] = useState<{ readonly rows: LinkDraft; readonly shift: NumberShift }>();
  const button = useRef<HTMLButtonElement>(null);
  const match = (rows: LinkDraft, shiftBy?: number): void => {
    const { found, shift } = matchByName(rows, series, shiftBy);
    setAsked(shift && { rows, shift });
    onFound(found);
    if (found.size > 0) reportFound(found, rows.length);
    else if (!shift) notify({ kind: 'warning', title: 'No file name matched an episode.' });
  };
  const answer = (rows: LinkDraft, shiftBy: number): void => {
    match(rows, shiftBy);
    // The buttons unmount, so the focus moves back.
    button.current?.focus();
  };
  const texts = asked && shiftTexts(asked.shift);
  return (
    <>
      <Button ref={button} size="small" onClick={() => match(chosen)}>
        Match by name
      </Button>
      <div role="status" className={styles.question}>
        {asked && texts && (
          <p>
            The files are numbered {texts.from}, but this series has no episode{' '}
            {formatNumber(asked.shift.last)}. They may be counted from an earlier season.
          </p>
        )}
      </div>
      {asked && texts && (
        <fieldset className={styles.tools}>
          <legend className={styles.legend}>Shift</legend>
          <Button size="small" onClick={() => answer(asked.rows, asked.shift.by)}>
            Use {texts.from} as {texts.to}
          </Button>
          <Button size="small" onClick={() => answer(asked.rows, 0)}>
            Keep the numbers
          </Button>
        </fieldset>
      )}
    </>
  );
}
