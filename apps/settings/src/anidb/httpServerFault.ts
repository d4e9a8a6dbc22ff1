import { t } from '@lingui/core/macro';
import type { FieldFault } from '../shared/settingsPage.ts';

export function httpServerFault(text: string): FieldFault | undefined {
  const form = '{scheme}://{address}:{port}';
  const example = 'http://api.anidb.net:9001';
  const isAddress = /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text) && new URL(text).username === '';
  if (isAddress) return undefined;
  return {
    title: t`Invalid HTTP Server URL`,
    text: t`It must be in the form ${form}. The scheme is http or https, the port is optional. For example ${example}`,
  };
}
