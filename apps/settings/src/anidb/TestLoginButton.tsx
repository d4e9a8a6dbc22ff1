import { errorText, isApiError } from '@hondana/shared/api/ApiError';
import { testAnidbLogin } from '@hondana/shared/api/settings';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';

/** Tries the account as it is typed, saved or not (S2-108). */
export function TestLoginButton() {
  const { valueFor } = useDraft();
  const username = String(valueFor('AniDb/Username') ?? '');
  const password = String(valueFor('AniDb/Password') ?? '');
  const test = useMutation({
    mutationFn: () => testAnidbLogin({ Username: username, Password: password }),
    onSuccess: () => notify({ kind: 'success', title: 'AniDB Login Successful!', key: 'anidb-test' }),
    onError: (error) => {
      const isRefused = isApiError(error) && error.status === 400;
      notify({
        kind: 'error',
        title: isRefused ? 'Incorrect Username/Password!' : 'The login could not be tested',
        text: errorText(error),
        key: 'anidb-test',
      });
    },
  });
  return (
    <Button
      size="small"
      busy={test.isPending}
      disabled={username === '' || password === ''}
      onClick={() => test.mutate()}
    >
      Test
    </Button>
  );
}
