import { startApp } from './startApp';

void startApp();
