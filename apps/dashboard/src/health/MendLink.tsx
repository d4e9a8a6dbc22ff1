import { Link, useHasPlace } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';

interface MendLinkProps {
  readonly to: string;
  readonly children: string;
}

/** Leads to where a thing is mended, if there is such a page. */
export function MendLink({ to, children }: MendLinkProps) {
  return (
    useHasPlace(to) && (
      <LinkButton component={Link} to={to} size="small">
        {children}
      </LinkButton>
    )
  );
}
