import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { Button } from '@hondana/shared/ui/Button';
import { classNames } from '@hondana/shared/ui/classNames';
import { Heading } from '@hondana/shared/ui/Heading';
import { Icon } from '@hondana/shared/ui/Icon';
import { alertIcon, checkCircleIcon, errorIcon, helpIcon } from '@hondana/shared/ui/icons';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './FindingRow.module.css';
import type { Finding, Verdict } from './finding.ts';
import type { CheckedThing } from './useChecks.tsx';

const icons = { well: checkCircleIcon, notice: alertIcon, trouble: errorIcon, unknown: helpIcon } as const;

const words: Readonly<Record<Verdict, TextDescriptor>> = {
  well: msg`OK: `,
  notice: msg`Note: `,
  trouble: msg`Problem: `,
  unknown: msg`Unknown: `,
};

interface FindingRowProps extends CheckedThing {
  readonly finding: Finding;
}

export function FindingRow({ title, finding, isFetching, refetch, action }: FindingRowProps) {
  const { verdict, text, advice } = finding;
  return (
    <li className={styles.row}>
      <Icon icon={icons[verdict]} className={classNames(styles.icon, styles[verdict])} />
      <div className={styles.text}>
        <Heading level={2} look="body">
          <VisuallyHidden>{textOf(words[verdict])}</VisuallyHidden>
          {title}
        </Heading>
        <p>
          <bdi>{text}</bdi>
        </p>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
      {verdict === 'unknown' ? (
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      ) : (
        verdict !== 'well' && action
      )}
    </li>
  );
}
