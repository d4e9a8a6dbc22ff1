import { Link } from '@hondana/shared/navigation';
import { chevronLeftIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import type { ReactNode } from 'react';

interface BackLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Leads from what is open back to the list. */
export function BackLink(props: BackLinkProps) {
  return <LinkButton component={Link} variant="quiet" size="small" icon={chevronLeftIcon} {...props} />;
}
