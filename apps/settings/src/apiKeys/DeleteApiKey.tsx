import { errorText } from '@hondana/shared/api/ApiError';
import { deleteApiKey } from '@hondana/shared/api/auth';
import { authKeys } from '@hondana/shared/api/queryKeys';
import type { ApiKey } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { notify } from '@hondana/shared/overlays/notices';
import { useQueryClient } from '@tanstack/react-query';
import { apiKeyNoticeTime, ownDevice } from './apiKeyFacts.ts';

interface DeleteApiKeyProps {
  /** The key to ask about; nothing asks nothing. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
}

/** Asks before a key is taken away: whatever uses it has to be given another one. */
export function DeleteApiKey({ apiKey, onClose }: DeleteApiKeyProps) {
  const client = useQueryClient();
  const device = apiKey?.Device ?? '';
  return (
    <ConfirmDialog
      open={apiKey !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <>
          Delete the API key <bdi>{device}</bdi>?
        </>
      }
      confirmLabel="Delete API key"
      danger
      failure={(error) => `The key could not be deleted. ${errorText(error) ?? ''}`}
      onConfirm={async () => {
        await deleteApiKey(device);
        notify({
          kind: 'success',
          title: 'API Key Deleted',
          text: `API Key ${device} has been deleted!`,
          timeout: apiKeyNoticeTime,
        });
        await markStale(client, [authKeys.apiKeys]);
      }}
    >
      {device === ownDevice
        ? 'The web interface signs in with this key. You will be signed out in every browser.'
        : 'Whatever uses it can no longer reach the server, and the key cannot be brought back.'}
    </ConfirmDialog>
  );
}
