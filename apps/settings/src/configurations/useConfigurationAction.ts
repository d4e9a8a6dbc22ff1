import type { components } from '@hondana/shared/api/generated/schema';
import { useWrite } from '@hondana/shared/api/useWrite';
import { isApiError } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { performConfigurationAction } from '@hondana/shared/resources/configurations';
import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';
import { t } from '@lingui/core/macro';

type Message = components['schemas']['APIv3.Configuration.ConfigurationActionResultMessage'];

const kinds: Readonly<Partial<Record<Message['Theme'], 'error' | 'warning'>>> = {
  Danger: 'error',
  Warning: 'warning',
};

function showMessage({ Title, Message: text, Theme }: Message): void {
  notify({ kind: kinds[Theme] ?? 'info', ...(Title ? { title: Title, text } : { title: text }) });
}

/**
 * Runs an action that a configuration brings, such as a test of an account, with what is entered, saved or not. What the
 * server finds wrong is in `errors`, by path, until the next one.
 */
export function useConfigurationAction(configId: string, value: JsonRecord) {
  const action = useWrite(performConfigurationAction, {
    failed: ({ actionName }) => t`"${actionName}" could not be run!`,
    done: ({ Messages, ValidationErrors }, { actionName }) =>
      Messages.length === 0 && !ValidationErrors ? t`"${actionName}" is done!` : undefined,
    onDone: ({ Messages }) => {
      for (const message of Messages) showMessage(message);
    },
  });
  const refused = isApiError(action.error) ? action.error.fieldErrors : undefined;
  return {
    errors: action.data?.ValidationErrors ?? refused ?? {},
    isRunning: action.isPending,
    run: (actionName: string, path: string) => {
      if (!action.isPending) action.mutate({ configId, path, actionName, value });
    },
    reset: action.reset,
  };
}
