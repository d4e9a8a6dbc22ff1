import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { isHondana, latestText, useListedInterfaces } from '@hondana/shared/resources/updates';
import { t } from '@lingui/core/macro';

interface OfferTextProps {
  readonly offered: ComponentVersion;
  readonly installed: string | undefined;
}

export function OfferText({ offered, installed }: OfferTextProps) {
  const { data: listed } = useListedInterfaces();
  const version = offered.Version ?? '';
  if (!isHondana(offered)) {
    return t`The server offers the official Shoko Web UI ${version}, which would replace Hondana.`;
  }
  if (isAtLeast(installed, version)) return latestText(listed);
  return t`Version ${version} is available.`;
}
