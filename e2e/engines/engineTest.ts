import { serverTest } from '../serverTest.ts';
import type { Engine } from './driver.ts';
import { type EngineName, launchEngine } from './engines.ts';

export interface EngineOptions {
  engineName: EngineName;
}

export const engineTest = serverTest.extend<object, EngineOptions & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await launchEngine(engineName);
      await provide(engine);
      await engine.close();
    },
    // The first start of a browser on a machine may take long.
    { scope: 'worker', timeout: 180_000 },
  ],
});
