import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { episodeText } from '../manualLink/episodeText.ts';
import type { DraftRow } from '../manualLink/LinkDraft.ts';
import styles from './ReleaseEditing.module.css';
import type { Coverage, ReleaseDraft } from './useReleaseDraft.ts';

/** The server's limits. */
const limits = { start: [0, 99], end: [1, 100] } as const;

export function isCoverage({ start, end }: Coverage): boolean {
  return start < end;
}

/** Which part of each of its episodes a file covers. */
export function CoverageList({ row, draft }: { readonly row: DraftRow; readonly draft: ReleaseDraft }) {
  if (row.targets.length === 0) return null;
  return (
    <section aria-label={t`Parts of the episodes`} className={styles.coverages}>
      <p className={styles.quiet}>
        <Trans>How much of each episode the file contains, in percent:</Trans>
      </p>
      <ul className={styles.list}>
        {row.targets.map((target) => {
          const coverage = draft.coverageOf(row, target);
          const name = episodeText(target);
          const field = (side: 'start' | 'end', label: string) => (
            <TextField
              label={label}
              hideLabel
              className={styles.percent}
              type="number"
              min={limits[side][0]}
              max={limits[side][1]}
              error={isCoverage(coverage) ? undefined : t`The end must come after the start.`}
              value={String(coverage[side])}
              onChange={(event) => {
                const [least, most] = limits[side];
                const value = Math.round(event.currentTarget.valueAsNumber || 0);
                draft.setCoverage(row.file.key, target.id, {
                  ...coverage,
                  [side]: Math.min(Math.max(value, least), most),
                });
              }}
            />
          );
          return (
            <li key={target.id} className={styles.coverage}>
              <bdi className={styles.episode}>{name}</bdi>
              {field('start', t`Start of ${name}`)}
              <span aria-hidden="true">–</span>
              {field('end', t`End of ${name}`)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
