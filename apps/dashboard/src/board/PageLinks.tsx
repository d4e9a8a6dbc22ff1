import { Link } from '@hondana/shared/navigation';
import { calendarIcon, checkCircleIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './PageLinks.module.css';

export function PageLinks() {
  return (
    <nav aria-label={t`Dashboard pages`} className={styles.links}>
      <LinkButton component={Link} to="/dashboard/calendar" variant="quiet" size="small" icon={calendarIcon}>
        <Trans>Calendar</Trans>
      </LinkButton>
      <LinkButton component={Link} to="/dashboard/health" variant="quiet" size="small" icon={checkCircleIcon}>
        <Trans>Health</Trans>
      </LinkButton>
    </nav>
  );
}
