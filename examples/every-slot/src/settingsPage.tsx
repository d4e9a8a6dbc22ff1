import { notify } from '@hondana/shared/overlays/notices';
import { usePluginSetting } from '@hondana/shared/remote/pluginSettings';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';

export const contribution: SlotContent<'settings.page'> = function GreetingSetting() {
  const { value, keptIn, keep } = usePluginSetting('every-slot', 'greeting');
  const save = async () => {
    const kept = await keep('Hello');
    notify({ kind: 'success', title: kept.keptIn === 'server' ? 'Saved' : 'Saved in this browser' });
  };
  return (
    <>
      <p>{value === 'Hello' ? 'Greets with Hello.' : 'Greets nobody.'}</p>
      {keptIn === 'browser' && <p>Applies to you in this browser only.</p>}
      <Button onClick={() => void save()}>Greet with Hello</Button>
    </>
  );
};
