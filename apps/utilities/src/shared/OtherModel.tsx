import { Link } from '@hondana/shared/navigation';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Trans } from '@lingui/react/macro';

interface OtherModelProps {
  readonly title: string;
  readonly text: string;
}

/** In place of a page that the server has another model for. */
export function OtherModel({ title, text }: OtherModelProps) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <LinkButton component={Link} to="/utilities">
          <Trans>Go to Utilities</Trans>
        </LinkButton>
      }
    />
  );
}
