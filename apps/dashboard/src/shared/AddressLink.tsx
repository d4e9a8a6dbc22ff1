import { Link } from '@hondana/shared/navigation';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Address } from './episodeAddress.ts';

interface AddressLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly address: Address;
}

export function AddressLink({ address, children, ...rest }: AddressLinkProps) {
  if ('to' in address) {
    return (
      <Link to={address.to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address.href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <VisuallyHidden>
        <Trans>, on AniDB, in a new tab</Trans>
      </VisuallyHidden>
    </a>
  );
}
