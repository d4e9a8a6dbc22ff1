import '@hondana/shared/ui/layers.css';
import '@hondana/shared/ui/reset.css';
import '@hondana/shared/ui/tokens.css';
import { nextTask } from './app/nextTask.ts';
import { notePointer } from './app/notePointer.ts';
import { type BootState, takeBootState } from './boot/bootState.ts';
import { watchFailedFiles } from './failures/failedFiles.ts';

/** `eager` modules are in this file, but evaluated in a task of their own: all in one would block a phone. */
async function start(bootState: BootState): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './app/shellRoutes.tsx');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './app/startShell.tsx');
  await nextTask();
  await startShell(bootState);
}

watchFailedFiles();
notePointer();
void start(takeBootState());
