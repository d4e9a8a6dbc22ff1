import { Link, useLocation, useNavigate } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { helpIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';

/** The router's key for the session's first entry: there is nothing to go back to. */
const firstKey = 'default';

/** For a series that was deleted while it was open. */
export function DeletedSeries() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <>
      <title>Series not found · Hondana</title>
      <EmptyState
        as="h1"
        icon={helpIcon}
        title="This series is no longer in the collection."
        action={
          <>
            {key !== firstKey && <Button onClick={() => void navigate(-1)}>Back</Button>}
            <LinkButton component={Link} to="/collection">
              Show the collection
            </LinkButton>
          </>
        }
      />
    </>
  );
}
