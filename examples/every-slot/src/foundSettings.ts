import type { SlotContent } from '@hondana/shared/remote/slots';

export const contribution: SlotContent<'palette.settings'> = () => [
  { label: 'Greeting', place: 'Every Slot', address: '/settings/x/every-slot.settings' },
];
