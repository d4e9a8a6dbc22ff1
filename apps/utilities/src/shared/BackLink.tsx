import { SearchParamsLink } from '@hondana/shared/navigation';
import { chevronLeftIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import type { ReactNode } from 'react';

interface BackLinkProps {
  /** The search parameter that opened the item. */
  readonly parameter: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function BackLink({ parameter, ...props }: BackLinkProps) {
  return (
    <LinkButton
      component={SearchParamsLink}
      update={{ [parameter]: undefined }}
      variant="quiet"
      size="small"
      icon={chevronLeftIcon}
      {...props}
    />
  );
}
