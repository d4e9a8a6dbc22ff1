import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Heading } from '@hondana/shared/ui/Heading';
import { labelled } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { visibleName } from '../../shared/fileFacts.ts';
import styles from './CandidateCard.module.css';
import { CandidateFiles } from './CandidateFiles.tsx';
import type { ReleaseCandidate } from './rankedReleases.ts';
import { defeatText, markTexts, qualityTexts } from './signalTexts.ts';

interface CandidateCardProps {
  readonly candidate: ReleaseCandidate;
  readonly isKept: boolean;
  /** Nothing else stays, so it must. */
  readonly isOnlyKept: boolean;
  /** Whether the user may delete the others. */
  readonly mayChoose: boolean;
  readonly goes: (file: ReleaseCandidate['Files'][number]) => boolean;
  readonly onKeep: (keep: boolean) => void;
  readonly onKeepOnly: () => void;
}

export function CandidateCard({
  candidate,
  isKept,
  isOnlyKept,
  mayChoose,
  goes,
  onKeep,
  onKeepOnly,
}: CandidateCardProps) {
  const { Rank, Files, Episodes } = candidate;
  const name = visibleName(candidate.Name);
  const total = Episodes.length;
  const going = Files.filter(goes).length;
  const defeat = defeatText(candidate);
  return (
    <article aria-label={t`Release ${Rank}: ${name}`} className={styles.card} data-kept={isKept || undefined}>
      <div className={styles.head}>
        <Heading level={3} className={styles.name}>
          {Rank}. <bdi>{name}</bdi>
        </Heading>
        {isKept ? (
          <Badge tone="success">
            <Trans>Will be kept</Trans>
          </Badge>
        ) : (
          <Badge tone={going > 0 ? 'danger' : 'neutral'}>
            {going > 0
              ? t`${plural(going, { one: '# file will be deleted', other: '# files will be deleted' })}`
              : t`No file will be deleted`}
          </Badge>
        )}
      </div>
      <p className={styles.facts}>
        {[
          t`${plural(total, { one: '# episode', other: '# episodes' })}`,
          ...qualityTexts(candidate),
          ...markTexts(candidate),
        ].join(' · ')}
      </p>
      {Rank > 1 && (
        <p className={styles.defeat}>{defeat ?? t`Equal to the one above by the server’s preferences`}</p>
      )}
      {mayChoose && (
        <div className={styles.choice}>
          <Checkbox label={t`Keep this release`} checked={isKept} disabled={isOnlyKept} onChange={onKeep} />
          <Button
            size="small"
            aria-label={labelled(t`Keep Only This`, name)}
            // Stays where it is: it has the focus when it is pressed.
            aria-disabled={isOnlyKept}
            onClick={() => !isOnlyKept && onKeepOnly()}
          >
            <Trans>Keep Only This</Trans>
          </Button>
        </div>
      )}
      <CandidateFiles name={name} files={Files} goes={goes} />
    </article>
  );
}
