import { Link, useHasPlace } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';

interface FixLinkProps {
  readonly to: string;
  readonly children: string;
}

/** Leads to the page where a problem can be fixed, if this interface has it. */
export function FixLink({ to, children }: FixLinkProps) {
  return (
    useHasPlace(to) && (
      <LinkButton component={Link} to={to} size="small">
        {children}
      </LinkButton>
    )
  );
}
