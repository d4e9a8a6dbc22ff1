import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { isHondana, latestText, useListedInterfaces } from '@hondana/shared/resources/updates';

interface OfferTextProps {
  readonly offered: ComponentVersion;
  readonly installed: string | undefined;
}

export function OfferText({ offered, installed }: OfferTextProps) {
  const { data: listed } = useListedInterfaces();
  const { Version } = offered;
  if (!isHondana(offered)) {
    return `The server offers the official Shoko Web UI ${Version}, which would replace Hondana.`;
  }
  if (isAtLeast(installed, Version ?? '')) return latestText(listed);
  return `Version ${Version} is available.`;
}
