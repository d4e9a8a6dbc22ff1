import { Link, useHasPage } from '@hondana/shared/navigation';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import type { ReactNode } from 'react';

interface FixLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Hidden when the interface has no such page. */
export function FixLink({ to, children }: FixLinkProps) {
  return (
    useHasPage(to) && (
      <LinkButton component={Link} to={to} size="small">
        {children}
      </LinkButton>
    )
  );
}
