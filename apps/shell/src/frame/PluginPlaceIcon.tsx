import { Icon } from '@hondana/shared/ui/Icon';
import { navigationIcon } from '../navigation/navigationIcon.ts';

interface PluginPlaceIconProps {
  readonly name: string;
  readonly className: string | undefined;
}

export function PluginPlaceIcon({ name, className }: PluginPlaceIconProps) {
  return <Icon icon={navigationIcon(name)} className={className} />;
}
