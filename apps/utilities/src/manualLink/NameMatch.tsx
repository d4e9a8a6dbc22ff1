import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const matched = formatNumber(guesses.length);
  const text = t`${matched} of ${plural(of, { one: '# file', other: '# files' })} matched. Be sure to verify before saving!`;
  const check = t`${plural(unsure, { one: '# guess is', other: '# guesses are' })} marked “Check this”.`;
  notify({
    kind: 'info',
    title: t`Auto matching applied.`,
    text: unsure > 0 ? `${text} ${check}` : text,
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
    else if (!shift) notify({ kind: 'warning', title: t`No file name matched an episode.` });
  };
  const answer = (rows: LinkDraft, shiftBy: number): void => {
    match(rows, shiftBy);
    // The buttons unmount, so the focus moves back.
    button.current?.focus();
  };
  const { from, to } = asked ? shiftTexts(asked.shift) : { from: '', to: '' };
  const last = asked && formatNumber(asked.shift.last);
  return (
    <>
      <Button ref={button} size="small" onClick={() => match(chosen)}>
        <Trans>Match by name</Trans>
      </Button>
      <div role="status" className={styles.question}>
        {asked && (
          <p>
            <Trans>
              The files are numbered {from}, but this series has no episode {last}. They may be counted from
              an earlier season.
            </Trans>
          </p>
        )}
      </div>
      {asked && (
        <fieldset className={styles.tools}>
          <legend className={styles.legend}>
            <Trans>Shift</Trans>
          </legend>
          <Button size="small" onClick={() => answer(asked.rows, asked.shift.by)}>
            <Trans>
              Use {from} as {to}
            </Trans>
          </Button>
          <Button size="small" onClick={() => answer(asked.rows, 0)}>
            <Trans>Keep the numbers</Trans>
          </Button>
        </fieldset>
      )}
    </>
  );
}
