import { t } from '@lingui/core/macro';

interface ExternalLink {
  readonly label: string;
  readonly href: string;
}

/** Facts 6. */
export const externalLinks = (): readonly ExternalLink[] => [
  { label: 'Discord', href: 'https://discord.gg/vpeHDsg' },
  { label: t`Docs`, href: 'https://docs.shokoanime.com' },
  { label: t`FAQ`, href: 'https://docs.shokoanime.com/faq' },
  { label: 'GitHub', href: 'https://github.com/ShokoAnime' },
];
