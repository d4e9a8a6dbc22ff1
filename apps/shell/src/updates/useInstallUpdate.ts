import type { ComponentVersion } from '@hondana/shared/api/types';
import { notify } from '@hondana/shared/overlays/notices';
import { installOfferedInterface, type UpdateChannel } from '@hondana/shared/resources/updates';
import { t } from '@lingui/core/macro';
import { useIsMutating, useMutation } from '@tanstack/react-query';

const mutationKey = ['webui', 'update'];

export function useIsUpdating(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

export function useInstallUpdate(channel: UpdateChannel) {
  return useMutation({
    mutationKey,
    mutationFn: (offered: ComponentVersion) => installOfferedInterface.send({ channel, offered }),
    onSuccess: () =>
      notify({
        kind: 'success',
        title: t`WebUI Update Successful!`,
        text: t`Reload to use the new version; pages you haven’t opened won’t load until then.`,
        action: { label: t`Click Here to Reload`, onPress: () => location.assign(document.baseURI) },
        timeout: null,
        key: 'webui-update',
      }),
    onError: ({ message }) =>
      notify({
        kind: 'error',
        title: t`The Web UI could not be updated`,
        text: message,
        key: 'webui-update',
      }),
  });
}
