import { BrowsePackages } from './BrowsePackages.tsx';
import { InstalledPlugins } from './InstalledPlugins.tsx';
import { Repositories } from './Repositories.tsx';
import { UpdatePreferences } from './UpdatePreferences.tsx';

export function ServerPluginsPage() {
  return (
    <>
      <InstalledPlugins />
      <BrowsePackages />
      <Repositories />
      <UpdatePreferences />
    </>
  );
}
