import { useMay } from '@hondana/shared/api/useMay';
import { useWrite } from '@hondana/shared/api/useWrite';
import { connectivityQuery, recheckConnectivity } from '@hondana/shared/resources/server';
import { useMutation } from '@tanstack/react-query';

/** Looks whether the check has come to something: the server only queues it (facts 5.2). In milliseconds. */
const pace = 1000;
const looks = 6;

async function isConnected(): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, pace));
    const { NetworkAvailability } = await connectivityQuery.send({});
    if (NetworkAvailability === 'Internet' || NetworkAvailability === 'PartialInternet') return true;
  }
  return false;
}

/** Has the server check its internet connection again, if the user may, and reports the outcome. */
export function useRecheck(onResult: (result: string) => void) {
  const mayRecheck = useMay(recheckConnectivity);
  const recheck = useWrite(recheckConnectivity, { failed: 'The connection could not be checked' });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await recheck.mutateAsync();
      return isConnected();
    },
    onSuccess: (isOnline) =>
      onResult(isOnline ? 'The server is connected to the internet' : 'Still no internet connection'),
  });
  return { mayRecheck, isChecking: isPending, check: () => mutate() };
}
