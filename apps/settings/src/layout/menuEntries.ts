export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  /** Whom it is drawn for; everyone unless told. */
  readonly for?: 'administrators' | 'others';
  /** Whether the page works on the shared draft, which Save and Cancel belong to. */
  readonly hasDraft?: true;
}

/** The pages in the order of facts 6; after them what only those see who may not change the server. */
export const menuEntries: readonly MenuEntry[] = [
  { path: 'account', label: 'Account', for: 'others' },
  { path: 'general', label: 'General', for: 'administrators', hasDraft: true },
  { path: 'import', label: 'Import', for: 'administrators', hasDraft: true },
  { path: 'anidb', label: 'AniDB', for: 'administrators', hasDraft: true },
  { path: 'metadata-sites', label: 'Metadata Sites', for: 'administrators', hasDraft: true },
  { path: 'collection', label: 'Collection', for: 'administrators', hasDraft: true },
  { path: 'integrations', label: 'Integrations', for: 'administrators', hasDraft: true },
  { path: 'user-management', label: 'User Management', for: 'administrators' },
  { path: 'api-keys', label: 'API Keys' },
  { path: 'plugins', label: 'Plugins', for: 'administrators' },
];

/** The pages of somebody. */
export function menuFor(isAdministrator: boolean): readonly MenuEntry[] {
  return menuEntries.filter((entry) => entry.for !== (isAdministrator ? 'others' : 'administrators'));
}
