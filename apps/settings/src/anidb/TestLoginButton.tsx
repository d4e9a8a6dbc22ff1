import { useWrite } from '@hondana/shared/api/useWrite';
import { isApiError } from '@hondana/shared/http/ApiError';
import { testAnidbLogin } from '@hondana/shared/resources/settings';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';

const key = 'anidb-test';

export function TestLoginButton() {
  const { valueFor } = useDraft();
  const username = String(valueFor('AniDb/Username') ?? '');
  const password = String(valueFor('AniDb/Password') ?? '');
  const test = useWrite(testAnidbLogin, {
    done: { title: t`AniDB Login Successful!`, key },
    failed: (_, error) => {
      const isRefused = isApiError(error) && error.status === 400;
      return { title: isRefused ? t`Incorrect Username/Password!` : t`The login could not be tested`, key };
    },
  });
  return (
    <Button
      size="small"
      busy={test.isPending}
      disabled={username === '' || password === ''}
      onClick={() => test.mutate({ body: { Username: username, Password: password } })}
    >
      <Trans>Test</Trans>
    </Button>
  );
}
