import { mayRetry } from '@hondana/shared/http/ApiError';
import { Link } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { Heading } from '@hondana/shared/ui/Heading';
import { Icon } from '@hondana/shared/ui/Icon';
import { helpIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import styles from './MissingPlace.module.css';

interface MissingPlaceProps {
  readonly title: string;
  readonly text: string;
  /** Failed; may be retried where that can help. */
  readonly query?: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

export function MissingPlace({ title, text, query }: MissingPlaceProps) {
  return (
    <div className={styles.place}>
      <title>{`${title} · Hondana`}</title>
      <Icon icon={helpIcon} size={10} />
      <Heading level={1} look="title">
        {title}
      </Heading>
      <p>{text}</p>
      <div className={styles.actions}>
        {query && mayRetry(query.error) && (
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            <Trans>Retry</Trans>
          </Button>
        )}
        <LinkButton component={Link} to="/collection">
          <Trans>Show the collection</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
