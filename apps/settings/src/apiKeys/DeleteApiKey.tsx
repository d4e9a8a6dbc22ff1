import type { ApiKey } from '@hondana/shared/api/types';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { apiKeyNoticeTime, ownDevice } from './apiKeyFacts.ts';
import { deleteApiKey } from './auth.ts';

interface DeleteApiKeyProps {
  /** Closed when undefined. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

export function DeleteApiKey({ apiKey, onClose }: DeleteApiKeyProps) {
  const device = apiKey?.Device ?? '';
  const remove = useWrite(deleteApiKey, {
    done: {
      title: t`API Key Deleted`,
      text: t`API Key ${device} has been deleted!`,
      timeout: apiKeyNoticeTime,
    },
  });
  return (
    <ConfirmDialog
      open={apiKey !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <Trans>
          Delete the API key <bdi>{device}</bdi>?
        </Trans>
      }
      confirmLabel={t`Delete API key`}
      danger
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`The key could not be deleted. ${reason}`;
      }}
      onConfirm={() => remove.mutateAsync({ device })}
    >
      {device === ownDevice
        ? t`The web interface uses this key to sign in. You will be signed out in every browser.`
        : t`Anything using it loses access to the server, and the key cannot be restored.`}
    </ConfirmDialog>
  );
}
