import type { Ban } from '@hondana/shared/live';
import { formatDateTime, formatRelative } from '@hondana/shared/ui/format';

export function BanText({ ban: { kind, until } }: { readonly ban: Ban }) {
  return (
    <>
      <p>
        AniDB is currently rejecting the server’s {kind} requests. Tasks that need them wait in the queue.
      </p>
      <p>
        {until === undefined
          ? 'The time of the next attempt is unknown.'
          : `The server will try again on ${formatDateTime(until)} (${formatRelative(until)}).`}
      </p>
    </>
  );
}
