import { Link, useLocation, useNavigate } from '@hondana/shared/navigation';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { helpIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';

/** The key of the first address that the user came to: nothing is behind it. */
const firstKey = 'default';

/** Stands in place of a series that was shown before it was deleted. */
export function GoneSeries() {
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
