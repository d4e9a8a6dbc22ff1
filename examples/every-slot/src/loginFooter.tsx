import type { SlotContent } from '@hondana/shared/remote/slots';

export const contribution: SlotContent<'login.footer'> = () => (
  <p>
    No account yet? <a href="mailto:admin@example.com">Write to the administrator</a>
  </p>
);
