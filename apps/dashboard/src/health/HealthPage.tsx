import { Link } from '@hondana/shared/navigation';
import { Banner } from '@hondana/shared/ui/Banner';
import { Breadcrumb } from '@hondana/shared/ui/Breadcrumb';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { Card } from '@hondana/shared/ui/Panel';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FindingRow } from './FindingRow.tsx';
import { bySeverity, type Finding } from './finding.ts';
import styles from './HealthPage.module.css';
import { type CheckedThing, useChecks } from './useChecks.tsx';

type FoundOut = CheckedThing & { readonly finding: Finding };

function isFoundOut(thing: CheckedThing): thing is FoundOut {
  return thing.finding !== undefined;
}

export function HealthPage() {
  const checks = useChecks();
  const found = checks.filter(isFoundOut).toSorted(bySeverity);
  const pending = checks.filter(({ finding }) => finding === undefined);
  return (
    <div className={styles.page}>
      <title>{`${t`Health`} · Hondana`}</title>
      <div className={styles.head}>
        <div className={styles.place}>
          <Breadcrumb>
            <Link to="/dashboard">
              <Trans>Dashboard</Trans>
            </Link>
          </Breadcrumb>
          <Heading level={1} look="title">
            <Trans>Health</Trans>
          </Heading>
        </div>
        <Button
          icon={refreshIcon}
          busy={checks.some(({ isFetching }) => isFetching)}
          onClick={() => void Promise.all(checks.map(({ refetch }) => refetch()))}
        >
          <Trans>Check again</Trans>
        </Button>
      </div>
      {pending.length === 0 && <Summary findings={found.map(({ finding }) => finding)} />}
      <Card className={styles.card}>
        <ul aria-label={t`Checks`} aria-busy={pending.length > 0 || undefined} className={styles.checks}>
          {found.map((thing) => (
            <FindingRow key={thing.title} {...thing} />
          ))}
          {pending.map(({ title }) => (
            <li key={title}>
              <Skeleton width="12rem" />
              <Skeleton width="60%" />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Summary({ findings }: { readonly findings: readonly Finding[] }) {
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const troubleCount = count('trouble');
  const unknown = count('unknown');
  const notices = count('notice');
  if (troubleCount > 0) {
    return (
      <Banner
        tone="danger"
        title={t`${plural(troubleCount, { one: '# issue needs attention', other: '# issues need attention' })}`}
      />
    );
  }
  if (unknown > 0) {
    return (
      <Banner
        tone="warning"
        title={t`${plural(unknown, { one: '# check could not be run', other: '# checks could not be run' })}`}
      />
    );
  }
  return (
    <Banner tone="success" title={t`No problems found`}>
      {notices > 0 && t`${plural(notices, { one: '# note.', other: '# notes.' })}`}
    </Banner>
  );
}
