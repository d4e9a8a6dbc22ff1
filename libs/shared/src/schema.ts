/** zod mini without `new Function`, which the page's CSP forbids; never import `zod`. In forms: `zodResolver`. */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
