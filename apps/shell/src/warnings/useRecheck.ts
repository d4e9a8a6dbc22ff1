import { useWrite } from '@hondana/shared/api/useWrite';
import { connectivityQuery, recheckConnectivity } from '@hondana/shared/resources/server';
import { useMay } from '@hondana/shared/resources/useMay';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';

/** The server only queues the check (facts 5.2), so poll for its result. */
const pollIntervalMs = 1000;
const maxPolls = 6;

async function isConnected(): Promise<boolean> {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    const { NetworkAvailability } = await connectivityQuery.send({});
    if (NetworkAvailability === 'Internet' || NetworkAvailability === 'PartialInternet') return true;
  }
  return false;
}

export function useRecheck(onResult: (result: string) => void) {
  const mayRecheck = useMay(recheckConnectivity);
  const recheck = useWrite(recheckConnectivity, { failed: t`The connection could not be checked` });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await recheck.mutateAsync();
      return isConnected();
    },
    onSuccess: (isOnline) =>
      onResult(isOnline ? t`The server is connected to the internet` : t`Still no internet connection`),
  });
  return { mayRecheck, isChecking: isPending, check: () => mutate() };
}
