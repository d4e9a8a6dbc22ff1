import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { isHondana } from '@hondana/shared/resources/updates';

export function offerText(offered: ComponentVersion, installed: string | undefined): string {
  const { Version } = offered;
  if (!isHondana(offered)) {
    return `The server offers the official Shoko Web UI ${Version}, which would replace Hondana.`;
  }
  if (isAtLeast(installed, Version ?? '')) return 'This is the latest version.';
  return `Version ${Version} is available.`;
}
