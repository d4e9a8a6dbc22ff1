import { useMayCall } from '@hondana/shared/api/users';
import { type KeyPrefix, markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface MendButtonProps {
  readonly children: string;
  /** Path of the call, a POST; whoever may not make it sees no button. */
  readonly call: string;
  readonly act: () => Promise<void>;
  readonly stale: readonly KeyPrefix[];
  /** Said when it does not work. */
  readonly failure: string;
}

/** Mends a thing by one call. */
export function MendButton({ children, call, act, stale, failure }: MendButtonProps) {
  const client = useQueryClient();
  const mayCall = useMayCall('POST', call);
  const mend = useMutation({
    mutationFn: act,
    onSuccess: () => markStale(client, stale),
    onError: ({ message }) => notify({ kind: 'error', title: failure, text: message }),
  });
  if (!mayCall) return null;
  return (
    <Button size="small" busy={mend.isPending} onClick={() => mend.mutate()}>
      {children}
    </Button>
  );
}
