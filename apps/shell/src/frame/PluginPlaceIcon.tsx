import { Icon } from '@hondana/shared/ui/Icon';
import { navigationIcon } from './navigationIcon.ts';

export function PluginPlaceIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  return <Icon icon={navigationIcon(name)} className={className} />;
}
