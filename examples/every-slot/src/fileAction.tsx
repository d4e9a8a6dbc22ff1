import { Dialog } from '@hondana/shared/overlays/dialog';
import type { Action } from '@hondana/shared/remote/slots';
import { formatList } from '@hondana/shared/ui/format';

export const contribution: Action<'file'> = ({ fileIds }) =>
  function FileIds({ onClose }) {
    return (
      <Dialog open onOpenChange={onClose} title="File IDs">
        <p>{formatList(fileIds.map(String))}</p>
      </Dialog>
    );
  };
