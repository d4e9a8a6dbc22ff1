import type { Ban } from '@hondana/shared/live';
import { formatDateTime, formatRelative } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

function nextAttemptText(until: number): string {
  const time = formatDateTime(until);
  const relativeTime = formatRelative(until);
  return t`The server will try again on ${time} (${relativeTime}).`;
}

export function BanText({ ban: { kind, until } }: { readonly ban: Ban }) {
  return (
    <>
      <p>
        <Trans>
          AniDB is currently rejecting the server’s {kind} requests. Tasks that need them wait in the queue.
        </Trans>
      </p>
      <p>{until === undefined ? t`The time of the next attempt is unknown.` : nextAttemptText(until)}</p>
    </>
  );
}
