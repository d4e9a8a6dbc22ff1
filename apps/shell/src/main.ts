import '@hondana/shared/ui/layers.css';
import '@hondana/shared/ui/reset.css';
import '@hondana/shared/ui/tokens.css';
import { notePointer } from './app/notePointer.ts';
import { startShell } from './app/startShell.tsx';
import { takeBootState } from './boot/bootState.ts';
import { watchFailedFiles } from './failures/failedFiles.ts';

watchFailedFiles();
notePointer();
void startShell(takeBootState());
