import { Link } from '@hondana/shared/navigation';
import { calendarIcon, checkCircleIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import styles from './PageLinks.module.css';

export function PageLinks() {
  return (
    <nav aria-label="Dashboard pages" className={styles.links}>
      <LinkButton component={Link} to="/dashboard/calendar" variant="quiet" size="small" icon={calendarIcon}>
        Calendar
      </LinkButton>
      <LinkButton component={Link} to="/dashboard/health" variant="quiet" size="small" icon={checkCircleIcon}>
        Health
      </LinkButton>
    </nav>
  );
}
