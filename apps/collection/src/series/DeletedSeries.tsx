import { Link, useLocation, useNavigate } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { helpIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** The router's key for the session's first entry: there is nothing to go back to. */
const firstKey = 'default';

/** For a series that was deleted while it was open. */
export function DeletedSeries() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <>
      <title>{`${t`Series not found`} · Hondana`}</title>
      <EmptyState
        as="h1"
        icon={helpIcon}
        title={t`This series is no longer in the collection.`}
        action={
          <>
            {key !== firstKey && (
              <Button onClick={() => void navigate(-1)}>
                <Trans>Back</Trans>
              </Button>
            )}
            <LinkButton component={Link} to="/collection">
              <Trans>Show the collection</Trans>
            </LinkButton>
          </>
        }
      />
    </>
  );
}
