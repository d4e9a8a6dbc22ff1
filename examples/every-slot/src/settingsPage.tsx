import { notify } from '@hondana/shared/overlays/notices';
import { usePluginSetting } from '@hondana/shared/remote/pluginSettings';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';

export const contribution: SlotContent<'settings.page'> = function GreetingSetting() {
  const { value, savedIn, save } = usePluginSetting('every-slot', 'greeting');
  const greet = async () => {
    const saved = await save('Hello');
    notify({ kind: 'success', title: saved.savedIn === 'server' ? 'Saved' : 'Saved in this browser' });
  };
  return (
    <>
      <p>{value === 'Hello' ? 'Greets with Hello.' : 'Greets nobody.'}</p>
      {savedIn === 'browser' && <p>Applies to you in this browser only.</p>}
      <Button onClick={() => void greet()}>Greet with Hello</Button>
    </>
  );
};
