import { Link, useLocation } from '@hondana/shared/navigation';
import { Heading } from '@hondana/shared/ui/Heading';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <title>{`${t`Page not found`} · Hondana`}</title>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <Heading level={1} look="title">
        <Trans>Page not found</Trans>
      </Heading>
      <p className={styles.text}>
        <Trans>
          There is no page at{' '}
          <span dir="ltr" className={styles.path}>
            {pathname}
          </span>
          . The part it belongs to may not be installed, or the address may be mistyped.
        </Trans>
      </p>
      <LinkButton component={Link} to="/" variant="primary">
        <Trans>Go to the start page</Trans>
      </LinkButton>
    </div>
  );
}
